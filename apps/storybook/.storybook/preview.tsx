// First: it names the order of the layers, which the components' own styles would set otherwise.
import "@kamra/ui/styles.css";
import { UiProvider } from "@kamra/ui";
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure, expect } from "storybook/test";

// A second, as it is without this, is not always enough for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // axe leaves WCAG 2.2's target size out unless it is asked for.
    a11y: {
      test: "error",
      config: { rules: [{ id: "target-size", enabled: true }] },
      // Of what holds we read nothing, and it takes long to describe.
      options: { resultTypes: ["violations"] },
    },
    layout: "padded",
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: "Phone", type: "mobile", styles: { width: "390px", height: "844px" } },
        narrow: { name: "Narrow", type: "mobile", styles: { width: "320px", height: "640px" } },
        desktop: { name: "Desktop", type: "desktop", styles: { width: "1280px", height: "900px" } },
      },
    },
  },
  afterEach: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth - clientWidth, "pixels that stick out sideways").toBeLessThanOrEqual(0);
  },
  initialGlobals: { theme: "light", text: "100%" },
  globalTypes: {
    text: {
      description: "Size of text",
      toolbar: {
        icon: "zoom",
        items: [
          { value: "100%", title: "100 %" },
          { value: "200%", title: "200 %" },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = globals["theme"] === "dark" ? "dark" : "light";
      const text = globals["text"] === "200%" ? "200%" : "";
      // Storybook itself pads only the stories that it shows, not those that it tests.
      const padding = parameters["layout"] === "fullscreen" ? "0" : "16px";
      useLayoutEffect(() => {
        document.documentElement.style.fontSize = text;
        document.documentElement.setAttribute("data-theme", theme);
        document.documentElement.setAttribute("lang", "hu");
        document.body.style.padding = padding;
      }, [theme, text, padding]);
      return (
        <UiProvider>
          <Story />
        </UiProvider>
      );
    },
  ],
};

export default preview;
