import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import type { StoredChange } from "../model/StoredChange.ts";
import { mergeStored } from "./mergeStored.ts";

const changeOf = (id: string): StoredChange => ({ id, cartId: null, change: { kind: "empty" }, reason: "wanted" });
const idsOf = (changes: ReadonlyArray<StoredChange>) => changes.map(({ id }) => id);
const someIds = fc.uniqueArray(fc.constantFrom("1", "2", "3", "4", "5", "6"));

/** The same rule, applied to each id alone. */
const isStoredAfter = (
  id: string,
  { stored, pending, known }: Record<"stored" | "pending" | "known", ReadonlyArray<string>>,
) => {
  if (!stored.includes(id)) return pending.includes(id) && !known.includes(id);
  return pending.includes(id) || !known.includes(id);
};

it.prop([someIds, someIds, someIds], runs)(
  "[CART-16] merging keeps new changes and other tabs' changes, but none that are done or sent by another tab",
  (stored, pending, known) => {
    const after = mergeStored(stored.map(changeOf), {
      pending: new Map(pending.map((id) => [id, changeOf(id)])),
      known: new Set(known),
    });
    const expected = ["1", "2", "3", "4", "5", "6"].filter((id) => isStoredAfter(id, { stored, pending, known }));
    expect(idsOf(after)).toEqual(expected);
  },
);
