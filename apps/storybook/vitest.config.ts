import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { lastingChromium } from "../../scripts/config/chromium.ts";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));
const isFull = process.env["KAMRA_FULL"] === "1";

interface View {
  readonly name: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly forcedColors?: "active";
}

const view = (viewport: string, theme: string, text = "normal"): View => ({
  name: [viewport, theme, text].filter((word) => word !== "normal").join(" "),
  globals: { theme, text, viewport: { value: viewport } },
});

/** Each view starts a server of its own; a story that no phone can show sets its width itself. */
const views: ReadonlyArray<View> = [
  view("phone", "light"),
  ...(isFull
    ? [
        view("desktop", "light"),
        view("phone", "dark"),
        view("desktop", "dark"),
        view("narrow", "light"),
        view("desktop", "light", "double"),
        { ...view("phone", "light"), name: "forced colours", forcedColors: "active" as const },
      ]
    : []),
];

/** Every story as a test, its accessibility included: on a phone, in full runs in all views. */
export default defineConfig({
  test: {
    // A processor each: what Vitest keeps free for itself is idle while a page works.
    maxWorkers: "100%",
    projects: views.map(({ name, globals, forcedColors }) => ({
      plugins: [storybookTest({ configDir, initialGlobals: globals })],
      test: {
        name,
        // Only what never ends is ended: how long a story takes says more of the machine than of the code.
        testTimeout: 180_000,
        browser: {
          enabled: true,
          headless: true,
          // One page for all files of a project: Storybook tidies up after each story, and a page a file takes twice the time.
          isolate: false,
          provider: playwright({
            // A dialog that is still fading in is not visible yet.
            contextOptions: { reducedMotion: "reduce", ...(forcedColors && { forcedColors }) },
            launchOptions: lastingChromium,
          }),
          instances: [{ browser: "chromium" as const }],
        },
      },
    })),
  },
});
