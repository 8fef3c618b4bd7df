import { defineConfig, mergeConfig } from "vitest/config";

import client from "./vite.config.ts";

export default mergeConfig(client, defineConfig({ test: { include: ["src/**/*.test.ts", "../examples/*/web/**/*.test.ts"] } }));
