import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { gameFolders } from "./vite.games.ts";
import { notices } from "./vite.notices.ts";
import { pocket } from "./vite.pocket.ts";
import { words } from "./vite.words.ts";

const server = process.env.TAFELRONDE_SERVER ?? "http://localhost:8080";

export default defineConfig({
  plugins: [svelte(), gameFolders(), words(), pocket(), notices()],
  resolve: {
    // Games outside this folder import the client's files as "tafelronde/lib/…".
    alias: { tafelronde: new URL("./src", import.meta.url).pathname },
    dedupe: ["svelte", "vitest", "@fluent/bundle"],
  },
  // Files find one another wherever the folder is served (`tafelronde site`), but for those of index.html: with that one
  // page a server answers many addresses.
  experimental: {
    renderBuiltUrl: (file, { hostId, hostType }) =>
      hostType !== "html" ? { relative: true } : hostId === "index.html" ? `/${file}` : `./${file}`,
  },
  worker: { format: "es", plugins: () => [pocket(true), notices(true)] },
  build: {
    outDir: "../src/tafelronde/server/static",
    emptyOutDir: true,
    reportCompressedSize: false, // packing Pyodide to tell its size takes half a second
    // The Content-Security-Policy allows no data: fonts, and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The files that the first page has loaded are there; the others name only what they bring besides.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => !/\/hall-[^/]*$/.test(file)),
    },
    // Many small files are packed worse than one: what the hall loads is one file, and what every table shows.
    rolldownOptions: {
      input: { index: "index.html", pocket: "pocket.html", embed: "embed.html" },
      output: {
        codeSplitting: {
          groups: [
            { name: "hall", test: /\/src\/App\.svelte$/, priority: 2 },
            { name: "table", test: /\/src\/(table\/(TableLayout|Log)|features\/playing\/hints|widgets\/(PanZoom|Icon|drag)|art\/(Traces|ArmsMark))\./ },
          ],
        },
      },
    },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] }, // the catalogues and the rules are read where the server has them
    proxy: { "/api": { target: server, ws: true } },
  },
});
