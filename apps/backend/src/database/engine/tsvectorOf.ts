import type { SearchEntry } from "@kamra/core/search";
import { quoted } from "./quoted.ts";

/** A product's entry as the text of PostgreSQL's tsvector. */
export const tsvectorOf = (entry: SearchEntry): string =>
  [...entry].map(([key, weight]) => `${quoted(key)}:1${weight}`).join(" ");
