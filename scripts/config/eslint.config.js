import vitest from "@vitest/eslint-plugin";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { layers, restrictedImports } from "./layers.js";

const hungarianOutsideTexts = {
  selector:
    ":matches(Literal[value=/[áéíóöőúüű]/i], JSXText[value=/[áéíóöőúüű]/i], TemplateElement[value.raw=/[áéíóöőúüű]/i])",
  message: "Texts live in text.hu.ts.",
};

/** `\\b` knows ASCII letters alone, so it fails beside an accented letter. */
const boundaryBesideAccent = {
  selector: "Literal[regex.pattern=/\\\\b\\(*[áéíóöőúüű]|[áéíóöőúüű][)*+?]*\\\\b/i]",
  message: "\\b knows ASCII letters alone: write (?<!\\p{L}) or (?!\\p{L}) with the u flag.",
};

const react = ["packages/{react,ui}/src/**/*.{ts,tsx}", "apps/storefront/src/**/*.{ts,tsx}"];
/** No shop ships these. The React compiler's rules, which take most of the lint's time, skip them. */
const notShipped = ["**/*.test.*", "**/*.stories.tsx"];

/** A reader sees a whole function at once. */
const shortFunctions = { "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }] };
/** A function declaration may stand below its first call; a value may not. */
const noForwardReference = {
  "@typescript-eslint/no-use-before-define": [
    "error",
    { functions: false, typedefs: false, ignoreTypeReferences: true },
  ],
};
/** Whose functions are short, with no reference to a value below. */
const readFromTheTop = [
  "apps/backend",
  "apps/storefront/{server,src}",
  "apps/storybook",
  "bench",
  "packages/{core,react,testing,ui}",
  "scripts",
];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/generated/",
      "**/storybook-static/",
      "**/.turbo/",
      ".data/",
      "**/test-results/",
      "**/playwright-report/",
      "scripts/**/*.js",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser },
    rules: { "no-restricted-syntax": ["error", boundaryBesideAccent] },
  },
  ...Object.keys(layers).map((folder) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: { "no-restricted-imports": ["error", restrictedImports(folder)] },
  })),
  {
    files: ["packages/react/src/**/*.test.*"],
    rules: { "no-restricted-imports": ["error", restrictedImports("packages/react", { allowed: ["react-dom"] })] },
  },
  {
    files: ["apps/storefront/src/**/*.test.*"],
    rules: { "no-restricted-imports": ["error", restrictedImports("apps/storefront", { allowed: ["backend"] })] },
  },
  {
    files: [
      "packages/core/src/**/*.ts",
      "packages/{react,ui}/src/**/*.{ts,tsx}",
      "apps/storefront/{src,server}/**/*.{ts,tsx}",
    ],
    ignores: ["**/text.hu.ts", "**/*.test.*", "**/*.property.test.*", "**/*.stories.tsx", "**/stories/**"],
    rules: { "no-restricted-syntax": ["error", hungarianOutsideTexts, boundaryBesideAccent] },
  },
  {
    files: ["packages/core/src/**/*.ts"],
    rules: { "no-restricted-globals": ["error", "window", "document", "localStorage", "sessionStorage", "navigator"] },
  },
  {
    files: readFromTheTop.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ["**/*.test*", "**/*.stories.tsx"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    rules: { ...shortFunctions, ...noForwardReference },
  },
  {
    files: react,
    ignores: notShipped,
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: react,
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "warn" },
  },
  {
    files: [
      "**/{util,utils,helper,helpers,common,misc}.{ts,tsx}",
      "**/{util,utils,helper,helpers,common,misc}/**/*.{ts,tsx}",
    ],
    rules: {
      "no-restricted-syntax": ["error", { selector: "Program", message: "Name a file after what it exports." }],
    },
  },
  {
    files: ["{packages,apps,scripts}/**/*.test.{ts,tsx}"],
    plugins: { vitest },
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
    plugins: { playwright },
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
);
