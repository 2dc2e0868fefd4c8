# Two commands: `make play` and `make test`. `make help` lists the others.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/pioche/surfaces/web/page/index.html
ENGINE := web/src/engine
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --quiet --no-compile --require-hashes -r

help:
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: ## open the table in the browser, for you and your network
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/play $(PAGE)
	@$(BIN)/pioche serve --host 0.0.0.0 --open

page: $(PAGE) ## build the page

site: $(VENV)/play $(PAGE) ## games against bots as files for any host, in dist/site: make site SERVER=https://cards.example.org
	@rm -rf dist/site
	@$(BIN)/pioche site dist/site --server "$(SERVER)"

release: $(VENV)/play $(PAGE) ## a wheel and a source archive with the page, and their sums, in dist/
	@$(BIN)/python -m workshop.release

wasm: $(VENV)/wasm ## make the module of the page anew from the rules: the games, their players and the search
	@$(BIN)/python -m pioche.wasm $(ENGINE)

types: $(VENV)/play ## write the page's types anew from the server's messages
	@$(BIN)/python -m pioche.surfaces.web.typescript > web/src/wire/messages.ts

test: $(VENV)/test $(PAGE) web/browser/node_modules ## everything: style, types, layers, clauses, laws in all modes
	@BIN=$(BIN) tests/run

check: $(VENV)/test ## in about a minute: style, types, layers, games, laws and their mutants
	@BIN=$(BIN) tests/run --quick

test-long: $(VENV)/test $(VENV)/ray $(PAGE) web/browser/node_modules ## the same, with the long variants of the laws, compiled and with bounds checks
	@BIN=$(BIN) tests/run --long

bench: $(VENV)/bench ## speed beside peers, in one run on one core
	@$(BIN)/python -m workshop.bench --peers --plot docs/speed.png

bench-search: $(VENV)/bench ## simulations per second beside OpenSpiel's search
	@$(BIN)/python -m workshop.bench --search

ratings: $(VENV)/bench ## how strong everybody is, in every game: docs/ratings.md (hours)
	@$(BIN)/python -m workshop.ratings

tune: $(VENV)/bench ## find the weights of one game's heuristic by self-play: make tune GAME=no_thanks (minutes)
	@$(BIN)/python -m workshop.tune $(or $(GAME),$(error say which game, e.g. make tune GAME=no_thanks))

train: $(VENV)/learn ## train networks for one game by self-play: make train GAME=no_thanks (two hours)
	@$(BIN)/python -m workshop.train $(or $(GAME),$(error say which game, e.g. make train GAME=no_thanks))

exploit: $(VENV)/learn ## what champion, expert and master of one game lose to a policy that studies each of them: make exploit GAME=no_thanks (two hours)
	@$(BIN)/python -m workshop.exploit $(or $(GAME),$(error say which game, e.g. make exploit GAME=no_thanks)) --against champion expert master --out docs

trace: $(VENV)/play ## count the functions that one move at a live table runs
	@$(BIN)/python -m workshop.trace

survey: $(VENV)/play ## the sources in figures
	@$(BIN)/python -m workshop.survey

bench-table: $(VENV)/test $(VENV)/node ## the live table beside boardgame.io, then on Postgres with one and two workers
	@$(NODE) $(BIN)/python -m workshop.bench.table --out docs/table-figures.md
	@$(BIN)/python -m workshop.bench.table.workers --out docs/table-figures.md

bench-attack: $(VENV)/play ## what one address can do to a server, beside a table that plays on
	@$(BIN)/python -m workshop.bench.attack --out docs/table-figures.md

bench-frames: $(VENV)/play $(PAGE) web/browser/node_modules ## how smoothly cards fly in a browser, by its own trace
	@cd web && $(NODE) FRAMES=1 npx vitest run --config vitest.browser.ts

bench-alone: $(VENV)/play $(PAGE) web/browser/node_modules ## a game alone: from the tap to the deal, the longest task of the page, the server meanwhile
	@cd web && $(NODE) ALONE=1 npx vitest run --config vitest.browser.ts

bench-store: $(VENV)/test ## durable appends a second, on SQLite and Postgres, in one run
	@$(BIN)/python -m workshop.bench.store

bench-wasm: $(VENV)/bench web/browser/node_modules ## the module of the page: its size, and its search in Chromium beside native code
	@$(NODE) $(BIN)/python -m workshop.bench.wasm $(ENGINE)

bench-review: $(VENV)/bench $(PAGE) web/browser/node_modules ## the review of whole matches in the page, beside native code
	@$(NODE) $(BIN)/python -m workshop.bench.review

bench-research: $(VENV)/bench-research ## speed of the doors for research, beside PettingZoo, OpenSpiel and Pgx
	@$(BIN)/python -m workshop.bench --research

learn: $(VENV)/learn ## train a network to play No Thanks!, about ten minutes
	@$(BIN)/python examples/train_no_thanks.py

golden: $(VENV)/test ## write the golden playthroughs anew; then read the difference
	@$(BIN)/python -m tests.golden

style: $(VENV)/test ## put the sources into house style
	@$(BIN)/ruff check --fix . && $(BIN)/ruff format .

PICTURES := desk-en-home desk-en-hit_the_deck phone-en-take_that phone-en-no_thanks phone-en-tightrope phone-en-hit_the_deck

pictures: $(VENV)/play $(PAGE) web/browser/node_modules ## take the pictures of README anew, from the real page
	@cd web && $(NODE) npx vitest run --config vitest.browser.ts screens
	@cp $(PICTURES:%=web/pictures/%.png) docs/pictures

icons: web/browser/node_modules ## draw the icons for phones anew, from web/public/icon.svg
	@cd web/browser && $(NODE) node icons.ts

lint-deploy: $(VENV)/deploy ## look over the files in deploy/ with the checkers of others
	@BIN=$(BIN) deploy/lint

lock: $(VENV)/lock ## choose the versions of all dependencies anew
	@BIN=$(BIN) requirements/lock

clean: ## remove what these commands installed and built
	rm -rf $(VENV) dist $(dir $(PAGE)) web/node_modules web/browser/node_modules web/pictures .mypy_cache .ruff_cache .pytest_cache .coverage .hypothesis .import_linter_cache

$(VENV)/python:
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/play: $(VENV)/python requirements/play.lock pyproject.toml
	@echo "Setting up (once)"
	@$(INSTALL) requirements/play.lock
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/test: $(VENV)/bench $(VENV)/research $(VENV)/wasm requirements/test.lock
	@$(INSTALL) requirements/test.lock
	@$(BIN)/python -m compileall -q -j 0 $(VENV)/lib > /dev/null || true
	@touch $@

$(VENV)/research: $(VENV)/play requirements/research.lock
	@$(INSTALL) requirements/research.lock
	@touch $@

$(VENV)/bench-research: $(VENV)/bench $(VENV)/research requirements/bench_research.lock
	@$(INSTALL) requirements/bench_research.lock
	@touch $@

# Not locked: which build of PyTorch is right depends on the machine.
$(VENV)/learn: $(VENV)/research pyproject.toml
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --no-build-isolation -e ".[learn]"
	@touch $@

$(VENV)/ray: $(VENV)/play requirements/ray.lock
	@$(INSTALL) requirements/ray.lock
	@touch $@

$(VENV)/wasm: $(VENV)/play requirements/wasm.lock
	@$(INSTALL) requirements/wasm.lock
	@touch $@

$(VENV)/bench: $(VENV)/play requirements/bench.lock
	@$(INSTALL) requirements/bench.lock
	@touch $@

$(VENV)/node: $(VENV)/python requirements/web.lock
	@echo "Setting up the page (once)"
	@$(INSTALL) requirements/web.lock
	@touch $@

# What the page is built with; its tests and its style need the rest, too.
web/node_modules: web/package-lock.json $(VENV)/node
	@cd web && $(NODE) npm ci --silent --omit=dev && touch node_modules

$(VENV)/web: web/package-lock.json $(VENV)/node | $(PAGE)
	@cd web && $(NODE) npm ci --silent
	@touch $@

web/browser/node_modules: web/browser/package-lock.json $(VENV)/web
	@cd web/browser && $(NODE) npm ci --silent && touch node_modules

$(PAGE): web/package-lock.json $(shell find web/src web/public web/index.html web/vite.config.ts src/pioche/games/*/networks -type f) | web/node_modules
	@cd web && $(NODE) npx vite build --logLevel warn

$(VENV)/deploy: $(VENV)/python requirements/deploy.lock
	@$(INSTALL) requirements/deploy.lock
	@touch $@

$(VENV)/lock: $(VENV)/python requirements/tools.lock
	@$(INSTALL) requirements/tools.lock
	@touch $@

.PHONY: help play page site wasm release lint-deploy types test check test-long bench bench-search ratings tune train trace survey golden style pictures icons lock clean bench-table bench-attack bench-research bench-wasm bench-review learn bench-store bench-frames bench-alone
