/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";

const stories = import.meta.glob<string>("../**/*.stories.tsx", { query: "?raw", import: "default", eager: true });
const pages = Object.entries(
  import.meta.glob<string>("../**/*.page.tsx", { query: "?raw", import: "default", eager: true }),
);

/** What `states` and the examples of a page name, and its component's stories do not have. */
const missingStories = (page: string, text: string): ReadonlyArray<string> => {
  const shown = stories[page.replace(".page.", ".stories.")] ?? "";
  const states = /states: \{([^}]*)\}/s.exec(text)?.[1] ?? "";
  const named = [...states.matchAll(/"(\w+)"/g), ...text.matchAll(/shown: "(\w+)"/g)].map(([, story = ""]) => story);
  return named.filter((story) => !new RegExp(`^export const ${story}\\b`, "m").test(shown));
};

/** Components without a page of their own: the page that shows them, or why none can. */
const shownElsewhere: Readonly<Record<string, string>> = {
  BareLink: "Link has the same link with its look.",
  ProductCardSkeleton: "ProductGrid shows it while it loads.",
  ProductGridSkeleton: "ProductGrid shows it while it loads.",
  SettingsProvider: "It has no look: Introduction tells of providers.",
  StreetFields: "AddressFields shows it with the place above it.",
  TextsProvider: "It has no look: Voice tells of texts.",
  UiProvider: "It has no look: Introduction tells of providers.",
  VisuallyHidden: "It is not seen.",
};

const entries = Object.values(
  import.meta.glob<string>(["../index.ts", "../richText/index.ts"], { query: "?raw", import: "default", eager: true }),
).join("");

/** The components that the package exports: values that begin with a capital letter. */
const components = [...entries.matchAll(/export \{([^}]*)\}/g)]
  .flatMap(([, names = ""]) => names.split(","))
  .flatMap((name) => /^\s*([A-Z]\w*)\s*$/.exec(name)?.[1] ?? [])
  .sort();

const hasPage = (component: string) => pages.some(([path]) => path.endsWith(`/${component}.page.tsx`));

it("finds the components", () => {
  expect(components.length).toBeGreaterThan(120);
});

it("every component has a page, or a page that shows it", () => {
  expect(
    components.filter((component) => !hasPage(component) && !(component in shownElsewhere)),
    "Write Name.stories.tsx and Name.page.tsx beside the component: Button has both.",
  ).toEqual([]);
});

it("a component that has a page is not excused from one, nor one that is gone", () => {
  const stale = Object.keys(shownElsewhere).filter((name) => hasPage(name) || !components.includes(name));
  expect(stale).toEqual([]);
});

it.each(pages)("%s names stories that exist", (page, text) => {
  expect(missingStories(page, text)).toEqual([]);
});
