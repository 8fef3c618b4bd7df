import { defineConfig, mergeConfig } from "vitest/config";

import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "./testing/page.ts",
      server: { deps: { inline: ["svelte"] } }, // else Node would take what is meant for servers
      include: ["src/**/*.test.ts", "testing/**/*.test.ts", "../examples/*/web/**/*.test.ts"],
      // All in one thread, where each module is loaded once: to load it anew for every file takes
      // three times as much of the processor's time as all tests together.
      pool: "threads",
      isolate: false,
      setupFiles: ["./testing/anew.ts"],
      testTimeout: 20_000, // a file's first test loads its modules, on a busy machine, too
    },
  }),
);
