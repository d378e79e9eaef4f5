import type { StorybookConfig } from "@storybook/react-vite";

const dependencies = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-aria-components",
  "hast-util-from-html",
  "hast-util-sanitize",
  "hast-util-to-jsx-runtime",
  "storybook/test",
];

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../../../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // A story shows a state and rests in it. What plays on from there is a test: it runs, and designers do not see it.
  tags: { behaviour: { excludeFromSidebar: true, excludeFromDocsStories: true } },
  typescript: { reactDocgen: "react-docgen" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ["@kamra/source", "module", "browser", "development|production"] },
    // All of them from the start: one that Vite finds only on the way makes it reload the page, and a test with it.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...dependencies] },
  }),
};

export default config;
