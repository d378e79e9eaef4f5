import vitest from "@vitest/eslint-plugin";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { layers, restrictedImports } from "./layers.js";

const root = new URL("../../", import.meta.url).pathname;

const hungarianOutsideTexts = {
  selector:
    ":matches(Literal[value=/[áéíóöőúüű]/i], JSXText[value=/[áéíóöőúüű]/i], TemplateElement[value.raw=/[áéíóöőúüű]/i])",
  message: "Texts live in text.hu.ts.",
};

/** `\\b` knows ASCII letters alone, so one beside an accented letter never matches what was meant. */
const boundaryBesideAccent = {
  selector: "Literal[regex.pattern=/\\\\b\\(*[áéíóöőúüű]|[áéíóöőúüű][)*+?]*\\\\b/i]",
  message: "\\b knows ASCII letters alone: write (?<!\\p{L}) or (?!\\p{L}) with the u flag.",
};

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
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["codegen.ts"] }, tsconfigRootDir: root },
    },
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      // A model's interface keeps the model's name in messages, where the type of its schema would be spelled out.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/only-throw-error": [
        "error",
        {
          allow: [
            { from: "package", package: "react-router", name: ["Response"] },
            { from: "lib", name: "Response" },
          ],
        },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_" },
      ],
      "no-console": "error",
      "no-restricted-syntax": ["error", boundaryBesideAccent],
      eqeqeq: ["error", "always"],
    },
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
    files: ["packages/{react,ui}/src/**/*.{ts,tsx}", "apps/storefront/src/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended],
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
  { files: ["scripts/**/*.ts", "bench/**/*.ts", "apps/backend/src/main.ts"], rules: { "no-console": "off" } },
);
