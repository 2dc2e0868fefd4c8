"""The files in deploy/ say what is so: ports, paths, variables and arguments exist, and nginx and systemd take them."""

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from pioche import __version__
from pioche.surfaces.terminal.main import _parser
from pioche.surfaces.web.app import application
from pioche.surfaces.web.closing import Closing
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.settings import Settings
from tests.hosting.nginx import CERTIFICATES, DEPLOY, Nginx, text_of
from tests.surfaces.web.server import ROOT
from tests.table.stores import store_at
from tests.test_house import tracked

UNIT = "pioche@.service"
USER = 10001
OURS = re.compile(r"\b(PIOCHE_[A-Z_]+|FORWARDED_ALLOW_IPS)\b")
ANYBODYS = {"NUMBA_CPU_NAME", "PATH"}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text_of("compose.yaml"))
    return found


def kubernetes() -> dict[str, dict[str, Any]]:
    """By kind and name."""
    return {f"{one['kind']} {one['metadata']['name']}": one for one in yaml.safe_load_all(text_of("kubernetes.yaml"))}


def pod() -> dict[str, Any]:
    found: dict[str, Any] = kubernetes()["StatefulSet pioche"]["spec"]["template"]["spec"]
    return found


def container() -> str:
    """Without what is said in comments, a command a line."""
    plain = re.sub(r"^#.*\n", "", text_of("Containerfile"), flags=re.M)
    return re.sub(r"\s*\\\n\s*", " ", plain)


def container_environment() -> dict[str, str]:
    (line,) = re.findall(r"^ENV (.*)$", container(), re.M)
    return dict(part.split("=", 1) for part in shlex.split(line))


# Names


def known_variables() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in tracked("src/pioche/*.py")]
    return {name for text in sources for name in OURS.findall(text)}


@pytest.mark.parametrize("path", [*sorted(DEPLOY.iterdir()), ROOT / "docs" / "hosting.md"], ids=lambda path: path.name)
def test_every_variable_that_is_set_is_read_somewhere(path: Path) -> None:
    assert set(OURS.findall(path.read_text(encoding="utf-8"))) <= known_variables()


def test_the_image_sets_variables_that_mean_something() -> None:
    assert set(container_environment()) - ANYBODYS <= known_variables()


def options_of(command: str) -> set[str]:
    subcommands = next(one for one in _parser()._actions if isinstance(one, argparse._SubParsersAction))
    return {name for action in subcommands.choices[command]._actions for name in action.option_strings}


def commands() -> list[list[str]]:
    texts = [text_of(path.name) for path in DEPLOY.iterdir()] + [
        (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    ]
    found = (
        line
        for text in texts
        for line in re.findall(r"(?:^|/|ExecStart=)pioche ((?:serve|doctor)\b[^`\n]*)", text, re.M)
    )
    return [line.removesuffix("&").split() for line in found]


def test_every_argument_exists() -> None:
    asked = {(command, word) for command, *words in commands() for word in words if word.startswith("--")}
    assert len(asked) >= 6
    assert {word for command, word in asked if word not in options_of(command)} == set()


def test_the_container_starts_a_command_that_exists() -> None:
    (entry,), (command,) = (re.findall(rf"^{name} (\[.*\])$", container(), re.M) for name in ("ENTRYPOINT", "CMD"))
    assert yaml.safe_load(entry) + yaml.safe_load(command) == ["pioche", "serve"]


def test_the_image_installs_what_a_release_is_made_of() -> None:
    asked = re.findall(r"pip install --no-cache-dir (?:--require-hashes -r|--no-deps) (\S+)", container())
    made = [f"pioche-{__version__}-requirements.txt", f"pioche-{__version__}-py3-none-any.whl"]
    assert [fnmatch(name, pattern) for name, pattern in zip(made, asked, strict=True)] == [True, True]


def routes(folder: Path) -> set[str]:
    store = store_at("sqlite", str(folder))
    app = application(Settings(), store, Opening(), Closing(0))
    store.close()
    return {route.path for route in app._app.routes}


def test_every_path_that_is_probed_is_answered(tmp_path: Path) -> None:
    (main,) = pod()["containers"]
    probed = {name: main[f"{name}Probe"]["httpGet"]["path"] for name in ("readiness", "liveness", "startup")}
    assert probed == {"readiness": "/readyz", "liveness": "/healthz", "startup": "/healthz"}
    (healthcheck,) = re.findall(r"http://127\.0\.0\.1:8000(/\w+)", container())
    assert {*probed.values(), healthcheck, "/metrics"} <= routes(tmp_path)


# Ports, users, places


def test_everybody_means_the_same_port() -> None:
    (exposed,) = re.findall(r"^EXPOSE (\d+)$", container(), re.M)
    (main,) = pod()["containers"]
    (worker,) = kubernetes()["Service workers"]["spec"]["ports"]
    lines = compose()["configs"]["workers"]["content"] + kubernetes()["ConfigMap proxy"]["data"]["pioche-workers.conf"]
    named = set(re.findall(r"^\s*server \S+:(\d+)", lines, re.M))
    assert {exposed, container_environment()["PIOCHE_PORT"], str(main["ports"][0]["containerPort"])} == named
    assert str(worker["port"]) in named


def test_the_proxy_knows_every_worker() -> None:
    workers = {name for name, service in compose()["services"].items() if service["image"] == "pioche:latest"}
    assert set(re.findall(r"server ([\w-]+):", compose()["configs"]["workers"]["content"])) == workers
    parts = kubernetes()
    pods = {f"pioche-{number}.workers" for number in range(parts["StatefulSet pioche"]["spec"]["replicas"])}
    lines = parts["ConfigMap proxy"]["data"]["pioche-workers.conf"]
    assert set(re.findall(r"server (\S+)\.default\.svc", lines)) == pods
    assert parts["StatefulSet pioche"]["spec"]["serviceName"] == parts["Service workers"]["metadata"]["name"]


def test_nobody_serves_as_root() -> None:
    assert re.findall(r"^USER (\d+):\d+$", container(), re.M) == [str(USER)]
    assert container().index(f"USER {USER}") < container().index("RUN python -m pioche.warm")
    assert pod()["securityContext"]["runAsUser"] == USER
    assert pod()["securityContext"]["runAsNonRoot"]
    assert re.findall(r"^User=(\w+)$", text_of(UNIT), re.M) == ["pioche"]


def test_selectors_choose_their_pods() -> None:
    parts = kubernetes()
    workers, proxies = ({"app": "pioche", "part": part} for part in ("worker", "proxy"))
    assert pod() == parts["StatefulSet pioche"]["spec"]["template"]["spec"]
    for name, labels in (("StatefulSet pioche", workers), ("Deployment proxy", proxies)):
        assert parts[name]["spec"]["selector"]["matchLabels"] == labels
        assert parts[name]["spec"]["template"]["metadata"]["labels"] == labels
    assert parts["PodDisruptionBudget pioche"]["spec"]["selector"]["matchLabels"] == workers
    assert parts["Service workers"]["spec"]["selector"] == workers
    assert parts["Service pioche"]["spec"]["selector"] == proxies


def test_no_password_stands_in_a_file() -> None:
    for path in DEPLOY.iterdir():
        assert not re.search(r"postgresql://\w+:(?!\$\{|…)[^@\s]+@", path.read_text(encoding="utf-8")), path.name


def test_what_is_mounted_is_there() -> None:
    for service in compose()["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose()["volumes"] or source == "./certificates" or (DEPLOY / source).exists()
    assert f"./certificates:{CERTIFICATES}:ro" in compose()["services"]["proxy"]["volumes"]


# What others say of them


@pytest.fixture
def proxy(tmp_path: Path) -> Nginx:
    return Nginx(tmp_path / "nginx")


@pytest.mark.once
def test_nginx_takes_the_lines_of_all_three_ways(proxy: Nginx) -> None:
    told = kubernetes()["ConfigMap proxy"]["data"]
    resolver = re.sub(r"resolver \S+", "resolver 127.0.0.1", told["pioche-workers.conf"])
    for workers in (text_of("pioche-workers.conf"), compose()["configs"]["workers"]["content"], resolver):
        proxy.set_up(workers)
        assert proxy.objection() == ""
    (proxy.folder / "pioche-listen.conf").write_text(
        told["pioche-listen.conf"].replace("listen 80", "listen 127.0.0.1:0")
    )
    proxy.set_up("nonsense;")
    assert "nonsense" in proxy.objection()


@pytest.mark.once
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "pioche@8000.service"
    unit.write_text(text_of(UNIT).replace("/opt/pioche/bin/pioche", sys.executable))
    verify = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert [line for line in verify.stderr.splitlines() if unit.name in line] == []
    assert verify.returncode == 0
