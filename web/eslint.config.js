import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const LONGEST_LINE = 120;
const LONGEST_FILE = 400;
const LONGEST_FUNCTION = 40;

/** A room of `src` imports from itself and from those before it. */
const ROOMS = ["wire", "engine", "solo", "core", "parts", "boards", "screens"];

function forbidImports(files, regex, message) {
  return { files, rules: { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] } };
}

function belowOf(room, place) {
  const above = ROOMS.slice(place + 1);
  const message = `${room} is below ${above.join(" and ")}: give it what it needs, by a property or a parameter.`;
  return forbidImports([`src/${room}/**`], `(^|/)(${above.join("|")})(/|$)`, message);
}

const layers = [
  ...ROOMS.slice(0, 5).map(belowOf),
  forbidImports(
    ["src/boards/*/**"],
    "(^|/)screens(/|$)|^\\.\\./(?!\\.\\./|contract$)|^\\.\\.$",
    "The folder of a game knows no other game, and not the list of them.",
  ),
  forbidImports(
    ["src/boards/contract.ts", "src/boards/scenes.ts"],
    "^\\./",
    "What all games share knows none of them.",
  ),
  forbidImports(
    ["src/screens/**", "src/App.svelte", "src/main.ts"],
    "(^|/)boards/(?!contract$|reflexes$)",
    "A screen asks the list of games, `boards`, and no folder of a game.",
  ),
];

const onlyOnTheWire = [
  {
    selector: "TSAsExpression:not([typeAnnotation.typeName.name='const']), TSTypeAssertion",
    message: "What JSON holds is said in `src/wire`; everywhere else a type is checked, not asserted.",
  },
  {
    selector: "TSTypeReference[typeName.name='Record'] TSUnknownKeyword",
    message: "Tables, facts and views have types, which the server writes: `src/wire/messages.ts`.",
  },
  {
    selector: "ImportExpression",
    message: "All of the page is loaded at once: what is fetched later would be missing without a network.",
  },
];

export default ts.config(
  { ignores: ["node_modules/", "browser/node_modules/", "pictures/", "src/wire/messages.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      "max-len": ["error", { code: LONGEST_LINE }],
      "max-lines": ["error", { max: LONGEST_FILE }],
      "max-lines-per-function": ["error", { max: LONGEST_FUNCTION, skipBlankLines: true }],
      eqeqeq: "error",
      "no-else-return": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ["**/*.svelte"], rules: { "prefer-const": "off", "svelte/prefer-const": "off" } },
  {
    files: ["**/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker },
  },
  { files: ["browser/**"], rules: { "@typescript-eslint/unbound-method": "off" } }, // what is counted is patched
  ...layers,
  {
    files: ["src/**"],
    ignores: ["src/wire/**", "src/engine/module.ts"], // what comes from a server, and from the module
    rules: { "no-restricted-syntax": ["error", ...onlyOnTheWire] },
  },
);
