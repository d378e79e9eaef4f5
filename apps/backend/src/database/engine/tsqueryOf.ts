import { adultsMark, type SearchCondition, type SearchKey, type SearchRanking } from "@kamra/core/search";
import { quoted } from "./quoted.ts";

function lexemeOf({ key, weights, isBegun }: SearchKey): string {
  const label = (isBegun ? "*" : "") + weights;
  return quoted(key) + (label === "" ? "" : `:${label}`);
}

/** A condition as the text of PostgreSQL's tsquery. */
export function tsqueryOf(condition: SearchCondition): string {
  const groups = condition.map((anyOf) => anyOf.map((allOf) => `(${allOf.map(lexemeOf).join(" & ")})`).join(" | "));
  return groups.map((group) => `(${group})`).join(" & ");
}

/** What finds a ranking's products, goods for adults only under their own condition. */
export function foundQuery({ found, foundForAdults }: SearchRanking): string {
  const forAdults = foundForAdults.length === 0 ? "" : ` | ${tsqueryOf(foundForAdults)}`;
  return `${tsqueryOf(found)} & (!${lexemeOf(adultsMark)}${forAdults})`;
}
