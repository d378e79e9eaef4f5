import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));
const executablePath = process.env["KAMRA_CHROMIUM"] ?? "/usr/bin/chromium";
const isFull = process.env["KAMRA_FULL"] === "1";

const viewports = ["phone", "desktop"] as const;
const themes = isFull ? (["light", "dark"] as const) : (["light"] as const);

/** What is laid out in another way on a desktop is tried there too; in full runs everything is, but for what no phone shows. */
const tagsOf = (viewport: (typeof viewports)[number]) => {
  if (viewport === "phone") return { tags: { exclude: ["desktop"] } };
  return isFull ? {} : { tags: { include: ["layout", "desktop"] } };
};

/** Every story as a test, its accessibility included: on a phone, in full runs also on a desktop and in the dark. */
export default defineConfig({
  test: {
    projects: themes.flatMap((theme) =>
      viewports.map((viewport) => ({
        plugins: [
          storybookTest({ configDir, ...tagsOf(viewport), initialGlobals: { theme, viewport: { value: viewport } } }),
        ],
        test: {
          name: `${viewport} ${theme}`,
          // Only what never ends is ended: how long a story takes says more of the machine than of the code.
          testTimeout: 180_000,
          browser: {
            enabled: true,
            headless: true,
            // One page for all files of a project: Storybook tidies up after each story, and a page a file takes twice the time.
            isolate: false,
            provider: playwright({
              // A dialog that is still fading in is not visible yet.
              contextOptions: { reducedMotion: "reduce" },
              launchOptions: {
                executablePath,
                args: [
                  "--no-sandbox",
                  "--disable-gpu",
                  "--disable-quic",
                  "--no-first-run",
                  "--disable-background-networking",
                  "--disable-component-update",
                  "--disable-sync",
                ],
              },
            }),
            instances: [{ browser: "chromium" as const }],
          },
        },
      })),
    ),
  },
});
