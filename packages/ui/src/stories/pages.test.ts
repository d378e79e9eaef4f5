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

it("the forty most used components have a page, and more", () => {
  expect(pages.length).toBeGreaterThanOrEqual(65);
});

it.each(pages)("%s names stories that exist", (page, text) => {
  expect(missingStories(page, text)).toEqual([]);
});
