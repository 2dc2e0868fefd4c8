import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = "http://127.0.0.1:8000";

/** What the page needs for a game alone is fetched beside it, and kept with it for times without a network. */
const fetchedBeside: Plugin = {
  name: "fetched-beside",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /worker.*\.js$|\.wasm$|\.json$|\.f16$/.test(file))
        .map((file) => ({ tag: "link", attrs: { rel: "prefetch", href: `./${file}` }, injectTo: "head" })),
  },
};

/** Scripts find each other wherever they lie; the document is shown at many addresses, and says where they do. */
const fromTheRoot: Plugin = {
  name: "from-the-root",
  transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
};

export default defineConfig({
  base: "./",
  plugins: [svelte(), fetchedBeside, fromTheRoot],
  worker: { format: "es" },
  build: {
    outDir: "../src/pioche/surfaces/web/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/words": server, "/socket": { target: server, ws: true } },
  },
});
