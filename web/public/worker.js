/** Keeps the shell of the page, so that it opens without a network.
    What is talked over with the server is never kept. */

const KEPT = "pioche";
/** The folder of the page: the root of a server, or any folder of a host of files. */
const SHELL = new URL("./", location.href).pathname;
const ASSETS = `${SHELL}assets/`;
const TALK = /^\/(api|socket|healthz|readyz|metrics)(\/|$)/;
const ASSET = /assets\/[\w.-]+/g;

addEventListener("install", (event) =>
  event.waitUntil(
    fetch(SHELL)
      .then(keepShell)
      .then(keepIcon)
      .then(() => skipWaiting()),
  ),
);
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || TALK.test(pathname)) return;
  if (event.request.mode === "navigate") event.respondWith(opened(event.request));
  else event.respondWith(pathname.startsWith(ASSETS) ? keptOrNew(event.request) : newOrKept(event.request));
});

/** Every address is the one document, which finds its screen by itself. */
async function opened(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepShell(answer.clone());
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** The document with all it loads, and nothing of an older one. */
async function keepShell(answer) {
  const kept = await caches.open(KEPT);
  const assets = new Set((await answer.clone().text()).match(ASSET)?.map((name) => SHELL + name));
  await kept.put(SHELL, answer);
  for (const { url } of await kept.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(ASSETS) && !assets.delete(pathname)) await kept.delete(url);
  }
  await kept.addAll([...assets]);
}

/** The page shows it, too. */
async function keepIcon() {
  await (await caches.open(KEPT)).add(`${SHELL}icon.svg`);
}

async function keptOrNew(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function newOrKept(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
