import { UiProvider } from "@kamra/ui";
import "@kamra/ui/styles.css";
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure } from "storybook/test";

// A second, as it is without this, is not always enough for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // axe leaves WCAG 2.2's target size out unless it is asked for.
    a11y: { test: "error", config: { rules: [{ id: "target-size", enabled: true }] } },
    layout: "padded",
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: "Phone", type: "mobile", styles: { width: "390px", height: "844px" } },
        desktop: { name: "Desktop", type: "desktop", styles: { width: "1280px", height: "900px" } },
      },
    },
  },
  initialGlobals: { theme: "light" },
  globalTypes: {
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
    (Story, { globals }) => {
      const theme = globals["theme"] === "dark" ? "dark" : "light";
      useLayoutEffect(() => {
        document.documentElement.setAttribute("data-theme", theme);
        document.documentElement.setAttribute("lang", "hu");
      }, [theme]);
      return (
        <UiProvider>
          <Story />
        </UiProvider>
      );
    },
  ],
};

export default preview;
