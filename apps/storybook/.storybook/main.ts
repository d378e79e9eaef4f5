import { readdirSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { routeParts } from "../../storefront/vite/routeParts.ts";
import { declaredProps } from "../../../packages/ui/src/stories/declaredProps.ts";
import { componentPages } from "./componentPages.ts";
import { purposes } from "./purposes.ts";
import { tellSiblings } from "./tellSiblings.ts";
import { usedInShop } from "./usedInShop.ts";
import { virtualModule } from "./virtualModule.ts";

const dependencies = [
  "culori",
  "fast-check",
  "graphql",
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-hook-form",
  "react-router-dom",
  "@tanstack/react-form",
  "hast-util-from-html",
  "hast-util-sanitize",
  "hast-util-to-html",
  "storybook/test",
  "storybook/theming",
  "@storybook/addon-docs/blocks",
];

const source = "../../../packages/ui/src";
const folders = readdirSync(new URL(source, import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const isTest = process.env["VITEST"] !== undefined;

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../pages/**/*.mdx",
    { directory: "../screens", titlePrefix: "Screens", files: "*.stories.tsx" },
    { directory: "../kit", titlePrefix: "Testing kit", files: "*.stories.tsx" },
    { directory: source, titlePrefix: "Foundations", files: "*.stories.tsx" },
    ...folders.map((folder) => ({
      directory: folder === "stories" ? `${source}/stories/rules` : `${source}/${folder}`,
      titlePrefix: purposes[folder] ?? `Components/${folder}`,
      files: "**/*.stories.tsx",
    })),
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "@storybook/addon-mcp"],
  features: { componentsManifest: true, experimentalDocgenServer: true },
  // A story shows a state and rests in it. What plays on from there is a test: it runs, and designers do not see it.
  tags: { behaviour: { excludeFromSidebar: true, excludeFromDocsStories: true } },
  typescript: { reactDocgen: "react-docgen" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // React for developers writes down each render for the browser's profiler, which no test reads.
    define: { ...vite.define, ...(isTest && { "console.timeStamp": "undefined", "console.createTask": "undefined" }) },
    // The screens are the storefront's own pages.
    plugins: [
      ...(vite.plugins ?? []),
      routeParts(),
      virtualModule("used-in-shop", usedInShop),
      virtualModule("component-pages", componentPages),
      // Tests show no controls.
      virtualModule("declared-props", () => (isTest ? [] : declaredProps())),
      ...(isTest ? [] : [tellSiblings()]),
    ],
    build: mergeConfig(vite.build ?? {}, {
      // Browsers with `light-dark()`: its replacement for older ones shows no part of a page in another theme.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      // The tables of props and the code of stories show the names of components.
      rolldownOptions: { output: { keepNames: true } },
    }),
    resolve: { ...vite.resolve, conditions: ["@kamra/source", "module", "browser", "development|production"] },
    // All of them from the start: one that Vite finds only on the way makes it reload the page, and a test with it.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...dependencies] },
  }),
};

export default config;
