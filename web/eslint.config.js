import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs["flat/recommended"],
  { languageOptions: { globals: globals.browser } },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      // `_` is what is not looked at: {#each list as _, i}
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Maps and sets that nothing on the page depends on need not be watched.
      "svelte/prefer-svelte-reactivity": "off",
      "no-undef": "off", // the types know better
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off", // SvelteKit's; this is plain Svelte
    },
  },
);
