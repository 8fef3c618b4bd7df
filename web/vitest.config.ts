import { defineConfig, mergeConfig } from "vitest/config";

import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "./testing/page.ts",
      server: { deps: { inline: ["svelte"] } }, // else Node would take what is meant for servers
      include: ["src/**/*.test.ts", "../examples/*/web/**/*.test.ts"],
    },
  }),
);
