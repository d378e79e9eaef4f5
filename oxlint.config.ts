import { defineConfig, type OxlintOverride } from "oxlint";
import { folderLayers } from "./scripts/config/folderLayers.ts";
import { ageing, layers, restrictedAgeing, restrictedImports } from "./scripts/config/layers.ts";

// Types, the rules that need types, and all others, in one program (docs/decisions/0007).

type Rules = NonNullable<OxlintOverride["rules"]>;

const react = ["packages/{react,ui}/src/**/*.{ts,tsx}", "apps/storefront/src/**/*.{ts,tsx}"];
/** No shop ships these. */
const notShipped = ["**/*.test.*", "**/*.stories.tsx", "**/*.page.tsx"];

/** Folders with `max-lines-per-function` and `no-use-before-define`. */
const readFromTheTop = [
  "apps/{backend,storybook}/**",
  "apps/storefront/{screens,server,src,vite}/**",
  "bench/**",
  "codegen/**",
  "deploy/**",
  "packages/{core,react,testing,ui}/**",
  "scripts/**",
  "templates/**",
];

/** React's compiler tells what it cannot compile. */
const compiled: Rules = {
  "react/error-boundaries": "error",
  "react/globals": "error",
  "react/immutability": "error",
  "react/incompatible-library": "error",
  "react/preserve-manual-memoization": "error",
  "react/purity": "error",
  "react/refs": "error",
  "react/set-state-in-effect": "error",
  "react/set-state-in-render": "error",
  "react/static-components": "error",
  "react/unsupported-syntax": "error",
  "react/use-memo": "error",
};

const importsOf = (folder: string, allowed: ReadonlyArray<string> = []): Rules => ({
  "no-restricted-imports": ["error", restrictedImports(folder, allowed)],
});

export default defineConfig({
  plugins: ["typescript", "react", "vitest", "import"],
  jsPlugins: ["./scripts/config/kamraRules.js", "eslint-plugin-playwright"],
  categories: { correctness: "off" },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["**/dist/", "/examples/", "**/storybook-static/", "**/*.{js,jsx,cjs,mjs}"],
  rules: {
    "kamra/boundary-of-letters": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    eqeqeq: ["error", "always"],
    "no-console": "error",
    "no-var": "error",
    "prefer-const": "error",
    "typescript/await-thenable": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    "typescript/consistent-type-imports": "error",
    "typescript/no-array-delete": "error",
    "typescript/no-base-to-string": "error",
    "typescript/no-duplicate-enum-values": "error",
    "typescript/no-duplicate-type-constituents": "error",
    // A model's interface keeps the model's name in messages, where the type of its schema would be spelled out.
    "typescript/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
    "typescript/no-explicit-any": "error",
    "typescript/no-extra-non-null-assertion": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-for-in-array": "error",
    "typescript/no-implied-eval": "error",
    "typescript/no-misused-new": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-namespace": "error",
    "typescript/no-non-null-asserted-optional-chain": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-redundant-type-constituents": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-this-alias": "error",
    "typescript/no-unnecessary-type-assertion": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-declaration-merging": "error",
    "typescript/no-unsafe-enum-comparison": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/no-unsafe-unary-minus": "error",
    "typescript/no-wrapper-object-types": "error",
    "typescript/only-throw-error": [
      "error",
      {
        allow: [
          { from: "package", package: "react-router", name: ["Response"] },
          { from: "lib", name: "Response" },
        ],
      },
    ],
    "typescript/prefer-as-const": "error",
    "typescript/prefer-namespace-keyword": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/restrict-plus-operands": "error",
    "typescript/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/triple-slash-reference": "error",
    "typescript/unbound-method": "error",
    "no-unused-expressions": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_" }],
  },
  overrides: [
    {
      files: [
        "{bench,codegen,deploy,scripts,templates}/**/*.ts",
        "apps/storefront/screens/*.ts",
        "apps/backend/src/main.ts",
        "apps/storybook/{tryBuild,tryPages,.storybook/comparePictures}.ts",
      ],
      rules: { "no-console": "off" },
    },
    { files: ["**/generated/**"], rules: { "typescript/no-explicit-any": "off" } },
    ...Object.keys(layers).map((folder) => ({ files: [`${folder}/**/*.{ts,tsx}`], rules: importsOf(folder) })),
    ...Object.entries(ageing).map(([name, file]) => ({
      files: [file],
      rules: importsOf(file.split("/", 2).join("/"), [name]),
    })),
    {
      files: ["{bench,codegen,deploy,scripts,templates}/**/*.ts"],
      // What our server and our database are measured by.
      excludeFiles: ["bench/shop/{executorServer,openPostgres}.ts"],
      rules: { "no-restricted-imports": ["error", { patterns: [restrictedAgeing()] }] },
    },
    { files: ["packages/react/src/**/*.test.*"], rules: importsOf("packages/react", ["react-dom"]) },
    { files: ["packages/ui/src/**/*.test.*"], rules: importsOf("packages/ui", ["testing"]) },
    { files: ["apps/storefront/src/**/*.test.*"], rules: importsOf("apps/storefront", ["backend", "demo-data"]) },
    // They try a whole shop.
    {
      files: ["apps/demo-data/src/**/*.test.*", "apps/demo-data/src/search/*.ts"],
      rules: importsOf("apps/demo-data", ["backend", "kysely"]),
    },
    // The decorator of stories gives them a shop by React.
    { files: ["packages/testing/src/storybook/*"], rules: importsOf("packages/testing", ["react"]) },
    // Mails are components (docs/decisions/0056).
    { files: ["apps/backend/src/mail/*.ts"], rules: importsOf("apps/backend", ["react", "react-dom"]) },
    {
      files: [
        "packages/core/src/**/*.ts",
        "packages/{react,ui}/src/**/*.{ts,tsx}",
        "apps/storefront/{src,server}/**/*.{ts,tsx}",
      ],
      excludeFiles: ["**/*.hu.ts", "**/stories/**", "**/generated/**", ...notShipped],
      rules: { "kamra/hungarian-in-texts": "error" },
    },
    {
      files: [
        "packages/core/src/**/*.ts",
        "packages/{react,ui}/src/**/*.{ts,tsx}",
        "apps/storefront/src/**/*.{ts,tsx}",
      ],
      // The clock itself, and the page's server.
      excludeFiles: [
        "packages/core/src/kernel/shopClock.ts",
        "apps/storefront/src/shop/requestShop.ts",
        "**/*.kit.*",
        "**/*.test.*",
        "**/*.stories.tsx",
      ],
      rules: { "kamra/one-clock": "error" },
    },
    {
      files: ["apps/storefront/{server,src}/**/*.{ts,tsx}", "packages/react/src/**/*.{ts,tsx}"],
      excludeFiles: notShipped,
      rules: { "kamra/no-swallowed-failure": "error", "kamra/refusal-is-shown": "error" },
    },
    {
      files: Object.keys(folderLayers).map((folder) => `${folder}/**/*.{ts,tsx}`),
      excludeFiles: ["**/stories/**", "**/testing/**", ...notShipped],
      rules: { "kamra/folders-import-downwards": ["error", folderLayers] },
    },
    {
      files: ["apps/backend/src/**/*.ts"],
      // Migrations that have been released stay as they are.
      excludeFiles: [
        "apps/backend/src/database/engine/**",
        "apps/backend/src/database/migrations/{createCatalogue,createPriceHistory,createSearch,keepListsSorted,knowSearchWords}.ts",
        "apps/backend/src/testing/**",
        "**/generated/**",
        "**/*.test.ts",
      ],
      rules: { "kamra/engine-in-one-folder": "error" },
    },
    {
      files: ["packages/core/src/**/*.ts"],
      rules: {
        "no-restricted-globals": ["error", "window", "document", "localStorage", "sessionStorage", "navigator"],
      },
    },
    {
      files: readFromTheTop,
      excludeFiles: ["**/generated/**", "**/*.test*", "**/*.stories.tsx"],
      rules: {
        "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
        // A function declaration may stand below its first call; a value may not.
        "no-use-before-define": ["error", { functions: false, typedefs: false, ignoreTypeReferences: true }],
      },
    },
    { files: react, rules: { "react/rules-of-hooks": "error", "react/exhaustive-deps": "error" } },
    { files: react, excludeFiles: notShipped, rules: compiled },
    {
      files: [
        "**/{util,utils,helper,helpers,common,misc}.{ts,tsx}",
        "**/{util,utils,helper,helpers,common,misc}/**/*.{ts,tsx}",
      ],
      rules: { "kamra/file-named-after-export": "error" },
    },
    {
      files: ["{apps,codegen,deploy,packages,scripts,templates}/**/*.test.{ts,tsx}"],
      // Off: expect-expect and no-conditional-expect, which do not know assertions in Effects, nor properties that refuse values.
      rules: {
        "vitest/no-focused-tests": "error",
        "vitest/no-disabled-tests": "error",
        "vitest/no-commented-out-tests": "error",
        "vitest/no-identical-title": "error",
        "vitest/valid-expect": ["error", { maxArgs: 2 }],
        "vitest/valid-expect-in-promise": "error",
      },
    },
    {
      files: ["apps/storefront/e2e/**/*.ts"],
      rules: {
        "playwright/expect-expect": "error",
        "playwright/missing-playwright-await": "error",
        "playwright/no-focused-test": "error",
        "playwright/no-skipped-test": "error",
        "playwright/no-force-option": "error",
        "playwright/no-networkidle": "error",
        "playwright/no-page-pause": "error",
        "playwright/no-useless-await": "error",
        "playwright/no-wait-for-selector": "error",
        "playwright/no-wait-for-timeout": "error",
        "playwright/prefer-web-first-assertions": "error",
        "playwright/valid-expect": "error",
      },
    },
  ],
});
