/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Texts, texts } from "./texts.ts";

const books = import.meta.glob<string>("../../../../docs/rule-book.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const otherSources = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.*", "!../**/*.hu.ts", "!../**/*.en.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const parts = import.meta.glob<Readonly<Record<string, unknown>>>("../*/text.hu.ts", { eager: true });

const hole = "\u0000";
/** An object with a placeholder in each field: a list in those named in the plural. */
const fields = new Proxy({}, { get: (_none, name) => (String(name).endsWith("s") ? [hole] : hole) });

/** A text with a placeholder for each argument: an array of one stands for one or several words, where the text takes lists. */
function filledIn(text: (...words: unknown[]) => unknown): string {
  const fill = (word: unknown) => String(Reflect.apply(text, undefined, Array(text.length).fill(word)));
  try {
    return fill([hole]);
  } catch {
    try {
      return fill(hole);
    } catch {
      return fill(fields);
    }
  }
}

const isText = (value: unknown): value is (...words: unknown[]) => unknown => typeof value === "function";

/** Every text with placeholders for its arguments. */
function saidIn(value: unknown): ReadonlyArray<string> {
  if (typeof value === "string") return [value];
  if (isText(value)) return [filledIn(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(saidIn) : [];
}

const said = saidIn(texts);
/** `{cost} Ft`, or a number that is a setting. */
const putIn = /^(?:\{[^}]+\}(?: Ft)?|250|1186 Budapest)$/;

const isSaid = (wanted: string) =>
  said.some((text) => {
    const [before = "", after, ...more] = text.split(hole);
    if (after === undefined || more.length > 0) return text === wanted;
    const words = wanted.slice(before.length, wanted.length - after.length);
    return wanted === before + words + after && putIn.test(words);
  });

describe("a text quoted in the rule book", () => {
  const quoted = Array.from(
    Object.values(books)
      .join("")
      .matchAll(/„([^”\n]+)”/g),
    ([, words = ""]) => words,
  ).filter((words) => words !== "…");

  it.each(Array.from(new Set(quoted)))("matches one of our texts exactly: %s", (words) => {
    expect(isSaid(words)).toBe(true);
  });

  it("exists", () => {
    expect(new Set(quoted).size).toBeGreaterThan(60);
  });
});

it("the texts include those of every capability, and of its services", () => {
  const exported = Object.values(parts).flatMap((part) => Object.entries(part));
  const isOfServices = ([name]: (typeof exported)[number]) => name.endsWith("ServiceTexts");
  const isPart = ([, part]: (typeof exported)[number]) => typeof part === "object";
  const all = exported.filter((each) => isPart(each) && !isOfServices(each));
  expect(all.length).toBeGreaterThan(5);
  expect(new Set<unknown>(Object.values(texts))).toEqual(new Set(all.map(([, whole]) => whole)));
  const ofServices = exported.filter(isOfServices);
  expect(ofServices.length).toBeGreaterThan(0);
  for (const [, some] of ofServices) expect(Object.values(texts)).toContainEqual(expect.objectContaining(some));
});

it("the text files contain all Hungarian outside tests and comments", () => {
  const plain = said.filter((text) => text.length > 5 && !text.includes(hole));
  const hungarian = Object.entries(otherSources).filter(([, source]) => {
    const code = source.replace(/\/\*.*?\*\/|(?:^|\s)\/\/.*?$/gms, "");
    return /[áéíóöőúüű]/i.test(code) || plain.some((text) => code.includes(text));
  });
  expect(hungarian.map(([path]) => path)).toEqual([]);
});

it("a shop with its own texts must give all texts of a capability", () => {
  expectTypeOf<Omit<Texts, "navigation">>().not.toExtend<Texts>();
});
