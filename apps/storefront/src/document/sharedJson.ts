import { embeddedJson } from "@kamra/core";
import type { HtmlPart } from "./HtmlPart.ts";

/** The JSON of lists: many pages show the same list, as long as the server keeps an answer. */
const known = new WeakMap<ReadonlyArray<unknown>, Buffer>();

/** How far down a page's state the lists of its loaders are. */
const deepest = 4;

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !("toJSON" in value);

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value);

function listJson(list: ReadonlyArray<unknown>): Buffer {
  const json = known.get(list) ?? Buffer.from(embeddedJson(list));
  known.set(list, json);
  return json;
}

/**
 * The same text as `embeddedJson`, in pieces. A list is written and encoded once as long as it lives: it must not change.
 *
 * @example sharedJson({ a: [1], b: undefined }).join("") // => "{\"a\":[1]}"
 */
export function sharedJson(data: unknown, depth = 0): ReadonlyArray<HtmlPart> {
  if (isList(data)) return [listJson(data)];
  if (!isNested(data) || depth === deepest) return [embeddedJson(data)];
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  const written = fields.flatMap(([name, value], index) => [
    `${index === 0 ? "" : ","}${embeddedJson(name)}:`,
    ...sharedJson(value, depth + 1),
  ]);
  return ["{", ...written, "}"];
}
