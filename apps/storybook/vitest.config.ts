import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { lastingChromium } from "../../scripts/config/chromium.ts";
import { statesOfEachPush, statesOfFullRuns } from "./pictures/keyStates.ts";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));
const isFull = process.env["KAMRA_FULL"] === "1";

const baseline = fileURLToPath(new URL("pictures", import.meta.url));
const versions = readdirSync(baseline).flatMap((name) => /^chromium-(\d+)$/.exec(name)?.[1] ?? []);
/** `pictures/write.ts` writes them. */
const isWriting = process.env["KAMRA_PICTURES"] === "write";

interface View {
  readonly name: string;
  /** The key states whose pictures are compared. */
  readonly states?: ReadonlyArray<string>;
  readonly globals: Readonly<Record<string, unknown>>;
  /** As for people whose system sets the colours; `own-colours` marks stories of the two themes side by side. */
  readonly forcedColors?: "active";
  /** As for people whose browser shows text of double size; `usual-text` marks stories of what only the usual size shows. */
  readonly isLargeText?: boolean;
  /** Whether it shows whole screens alone: components have their boxes. */
  readonly isOfScreens?: boolean;
  /** Whether all is shown as in a shop of another brand; `own-brand` marks stories of what a brand changes. */
  readonly isOfSecondBrand?: boolean;
}

const view = (viewport: string, theme: string): View => ({
  name: `${viewport} ${theme}`,
  globals: { theme, viewport: { value: viewport } },
});

const keyStates = isFull ? [...statesOfEachPush, ...statesOfFullRuns] : statesOfEachPush;

const secondBrand = (theme: string): View => {
  const { globals } = view("phone", theme);
  return {
    name: `second-brand ${theme}`,
    globals: { ...globals, brand: "second" },
    states: statesOfEachPush,
    isOfSecondBrand: true,
  };
};

/** Each view starts a server of its own; a story that no phone can show sets its width itself. */
const views: ReadonlyArray<View> = [
  { ...view("phone", "light"), states: keyStates },
  ...(isFull
    ? [
        { ...view("desktop", "light"), states: keyStates },
        { ...view("phone", "dark"), states: keyStates },
        { ...view("desktop", "dark"), states: keyStates },
        secondBrand("light"),
        secondBrand("dark"),
        ...(isWriting
          ? []
          : [
              view("narrow", "light"),
              { ...view("phone", "light"), name: "phone large text", isLargeText: true },
              { ...view("tablet", "light"), isOfScreens: true },
              { ...view("laptop", "light"), isOfScreens: true },
              { ...view("phone", "light"), name: "forced colours", forcedColors: "active" as const },
            ]),
      ]
    : []),
];

const withLargeText = { ...lastingChromium, args: [...lastingChromium.args, "--blink-settings=defaultFontSize=32"] };

/** Every story as a test, its accessibility included: on a phone, in full runs in all views. */
export default defineConfig({
  test: {
    // A processor each: what Vitest keeps free for itself is idle while a page works.
    maxWorkers: "100%",
    projects: views.map(
      ({
        name,
        globals,
        forcedColors,
        states = [],
        isLargeText = false,
        isOfScreens = false,
        isOfSecondBrand = false,
      }) => ({
        plugins: [
          storybookTest({
            configDir,
            initialGlobals: globals,
            tags: {
              include: [isOfScreens ? "screen" : "test"],
              exclude: [
                ...(isFull ? [] : ["full"]),
                ...(forcedColors ? ["own-colours"] : []),
                ...(isLargeText ? ["usual-text"] : []),
                ...(isOfSecondBrand ? ["own-brand"] : []),
              ],
            },
          }),
        ],
        test: {
          name,
          setupFiles: states.length > 0 ? [join(configDir, "comparePictures.ts")] : [],
          provide: {
            pictures: {
              view: name,
              states,
              versions: isWriting ? null : versions.map(Number),
            },
          },
          // Only what never ends is ended: how long a story takes says more of the machine than of the code.
          testTimeout: 180_000,
          browser: {
            enabled: true,
            headless: true,
            // One page for all files of a project: Storybook tidies up after each story, and a page a file takes twice the time.
            isolate: false,
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext }) => join(baseline, arg + ext),
                resolveDiffPath: ({ arg, ext }) => join(baseline, "../.results/pictures", arg + ext),
                // A changed letter is some dozen pixels; the edges of drawn curves differ by single ones.
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 20 },
              },
            },
            provider: playwright({
              // A dialog that is still fading in is not visible yet.
              contextOptions: { reducedMotion: "reduce", ...(forcedColors && { forcedColors }) },
              launchOptions: isLargeText ? withLargeText : lastingChromium,
            }),
            instances: [{ browser: "chromium" as const }],
          },
        },
      }),
    ),
  },
});
