// First: it names the order of the layers, which the components' own styles would set otherwise.
import "@kamra/ui/styles.css";
import { UiProvider } from "@kamra/ui";
import { designerControls, namedArgs } from "./designerControls.ts";
import { languages, showLanguage, useLanguage } from "./languages.ts";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { Parameters, Preview, StoryContext } from "@storybook/react-vite";
import { lazy, type PropsWithChildren, Suspense, useLayoutEffect } from "react";
import { configure, expect } from "storybook/test";
import { docstringOf, linkedRules } from "./linkedRules.ts";
import { missingParts } from "./missingParts.ts";
import { ownIds } from "./ownIds.ts";
import { Reacting } from "./Reacting.tsx";
import { brandSheets } from "./brandSheets.ts";
import { keepPageStill, shownAround } from "./pageAround.ts";
import { showContrast } from "./showContrast.ts";
import { viewports } from "./viewports.ts";

// A second, as it is without this, is not always enough for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

keepPageStill();

// Tests show no documentation, and load none of it.
const ThemedDocs = lazy(() => import("./ThemedDocs.tsx"));
const Docs = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <ThemedDocs {...props} />
  </Suspense>
);

const ComponentDocs = lazy(() => import("./ComponentDocs.tsx"));
const Page = () => (
  <Suspense>
    <ComponentDocs />
  </Suspense>
);

const withoutMotion = "*, ::before, ::after { transition: none !important; animation: none !important; }";

/** Widths of boxes that hosts lay components out in, for text of 16 px: a sidebar, half a page, a page. */
const boxes = [240, 320, 480, 640, 960, 1280];

/** The canvas as it is, and these boxes; in text of double size they have room for as many letters. */
function widthsIn(canvas: HTMLElement): ReadonlyArray<number> {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return [canvas.clientWidth, ...boxes.map((width) => width * scale)];
}

const scrolls = (element: Element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);

/** Hides what is wider than itself, without three dots that tell of it. A field follows its cursor. */
const cuts = (element: Element) => {
  const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
  if (element.matches("input")) return false;
  return ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis" && clipPath === "none";
};

const culprit = (container: Element): string => {
  const { right } = container.getBoundingClientRect();
  const wide = [...container.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > right + 1);
  const last = wide.at(-1) ?? container;
  return `${last.tagName} ${last.getAttribute("class") ?? ""} "${last.textContent.slice(0, 40)}"`;
};

/** A selector of what scrolls sideways on purpose: the story's parameter `sideways`. */
const sidewaysIn = ({ sideways }: Parameters): string => (typeof sideways === "string" ? sideways : ":not(*)");

/** What is wider than the box around it, or than a list that scrolls up and down. */
const sticksOut = (box: Element, sideways: string): ReadonlyArray<string> =>
  [box, ...box.querySelectorAll("*")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .filter((container) => container === box || scrolls(container) || cuts(container))
    .filter((container) => !container.matches(sideways))
    .map(
      (container) =>
        `${culprit(container)}: ${container.scrollWidth - container.clientWidth} px in ${box.clientWidth} px`,
    );

/** The same in boxes of some widths on the same screen. */
const sticksOutOfBoxes = (canvas: HTMLElement, sideways: string): ReadonlyArray<string> => {
  const before = canvas.style.width;
  const found = widthsIn(canvas).flatMap((width) => {
    canvas.style.width = `${width}px`;
    return sticksOut(canvas, sideways);
  });
  canvas.style.width = before;
  return found;
};

/** Who browses the Storybook sees a story that is too wide, not a page about the error. */
const isTested = "__vitest_browser__" in globalThis;

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [designerControls],
  argsEnhancers: [namedArgs],
  parameters: {
    // axe leaves WCAG 2.2's target size out unless it is asked for.
    a11y: {
      test: "error",
      config: { rules: [{ id: "target-size", enabled: true }] },
      // Of what holds we read nothing, and it takes long to describe.
      options: { resultTypes: ["violations"] },
    },
    layout: "padded",
    react: { rootOptions: ownIds },
    controls: { expanded: true },
    docs: {
      container: Docs,
      page: Page,
      source: {
        transform: async (code: string, { parameters }: StoryContext) => {
          const { snippetOf } = await import("./snippets.ts");
          return snippetOf(code, String(parameters["fileName"] ?? ""));
        },
      },
      extractComponentDescription: (component: unknown) => linkedRules(docstringOf(component)),
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Foundations",
          ["Colour", "Theme", "Type", "Space and radius", "Motion", "Icons", "Numbers and units", "Voice"],
          "Components",
          ["Actions", "Form fields", "Product", "Cart", "Finding products", "Checkout", "Orders", "Lists"],
          "Patterns",
          "Rules",
          ["The rule book"],
          "Screens",
          ["Most used", "Flows"],
        ],
      },
    },
    viewport: {
      options: viewports,
    },
  },
  afterEach: async ({ id, canvasElement, parameters }) => {
    if (!isTested) return;
    await expect(await missingParts(id), "parts of the anatomy that this story has not").toEqual([]);
    // Widths are those of the shop's font, also in the first story of a page.
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? culprit(document.documentElement) : "";
    await expect(scrollWidth - clientWidth, `pixels that stick out sideways: ${wide}`).toBeLessThanOrEqual(0);
    const sideways = sidewaysIn(parameters);
    await expect(sticksOut(document.body, sideways).join("\n")).toBe("");
    if (parameters["fitsBoxes"] === false) return;
    await expect(sticksOutOfBoxes(canvasElement, sideways).join("\n")).toBe("");
    if (parameters["fitsLongWords"] === false) return;
    showLanguage("long");
    const inLongWords = sticksOutOfBoxes(canvasElement, sideways).join("\n");
    showLanguage(null);
    await expect(inLongWords, "in long words").toBe("");
  },
  initialGlobals: {
    language: "hu",
    brand: "kamra",
    ...shownAround(),
    text: "normal",
    width: "full",
    motion: "full",
  },
  globalTypes: {
    language: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: [
          { value: "hu", title: "Hungarian" },
          { value: "en", title: "English" },
          { value: "long", title: "Long words" },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: "Size of text",
      toolbar: {
        icon: "zoom",
        items: [
          { value: "normal", title: "Text 100 %" },
          { value: "double", title: "Text 200 %" },
        ],
        dynamicTitle: true,
      },
    },
    width: {
      description: "Width of the container",
      toolbar: {
        icon: "grow",
        items: [
          { value: "full", title: "Full width" },
          { value: "240", title: "240 px" },
          { value: "320", title: "320 px" },
          { value: "640", title: "640 px" },
          { value: "960", title: "960 px" },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        icon: "play",
        items: [
          { value: "full", title: "Motion" },
          { value: "none", title: "No motion" },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: "Brand",
      toolbar: {
        icon: "paintbrush",
        items: [
          { value: "kamra", title: "Kamra" },
          { value: "second", title: "Second brand" },
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
    contrast: {
      description: "Contrast",
      toolbar: {
        icon: "contrast",
        items: [
          { value: "system", title: "The system's contrast" },
          { value: "more", title: "More contrast" },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, context) => <Reacting context={context}>{(args) => <Story args={args} />}</Reacting>,
    (Story, { globals, parameters }) => {
      const language = useLanguage(globals["language"]);
      const theme = globals["theme"] === "dark" ? "dark" : "light";
      const brand = brandSheets[String(globals["brand"])];
      const isMoreContrast = globals["contrast"] === "more";
      const text = globals["text"] === "double" ? "200%" : "";
      const width = Number(globals["width"]);
      // Storybook itself pads only the stories that it shows, not those that it tests.
      const padding = parameters["layout"] === "fullscreen" ? "0" : "16px";
      useLayoutEffect(() => {
        document.documentElement.style.fontSize = text;
        document.documentElement.setAttribute("data-theme", theme);
        document.documentElement.setAttribute("lang", language === "en" ? "en" : "hu");
        document.body.style.padding = padding;
        showContrast(isMoreContrast);
      }, [language, theme, text, padding, isMoreContrast]);
      return (
        <UiProvider texts={languages[language]}>
          {brand !== undefined && <style>{brand}</style>}
          {globals["motion"] === "none" && <style>{withoutMotion}</style>}
          {width > 0 ? (
            <div style={{ maxWidth: width }}>
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </UiProvider>
      );
    },
  ],
};

export default preview;
