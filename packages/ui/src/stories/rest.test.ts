/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";

const files = Object.entries(
  import.meta.glob<string>("../**/*.stories.tsx", { query: "?raw", import: "default", eager: true }),
);

interface Told {
  readonly title: string;
  readonly text: string;
}

const stories: ReadonlyArray<Told> = files.flatMap(([path, text]) =>
  text
    .split(/^export const /m)
    .slice(1)
    .map((story) => ({ title: `${path.replace("../", "")} ${/^\w+/.exec(story)?.[0] ?? ""}`, text: story })),
);

const acts = /\buserEvent\b|\bfireEvent\b|\.(?:focus|click)\(\)/;
const tagged = (tag: string) => new RegExp(`tags: \\[[^\\]]*"${tag}"`);

it("finds the stories, and those that act", () => {
  expect(stories.length).toBeGreaterThan(300);
  expect(stories.filter(({ text }) => acts.test(text)).length).toBeGreaterThan(100);
});

it("a story that designers see rests in the state that it is named after", () => {
  const moving = stories.filter(
    ({ text }) => acts.test(text) && !tagged("behaviour").test(text) && !tagged("opened").test(text),
  );
  expect(
    moving.map(({ title }) => title),
    'Keep the state without `play`, and play on in a second story: `{ ...State, tags: ["behaviour"], play }`. ' +
      'A state that only a press can reach, such as an open menu, has `tags: ["opened"]`.',
  ).toEqual([]);
});

it("a story that is opened by a press ends there: it expects no call", () => {
  const going = stories.filter(({ text }) => tagged("opened").test(text) && /\.toHaveBeen\w*Called/.test(text));
  expect(going.map(({ title }) => title)).toEqual([]);
});
