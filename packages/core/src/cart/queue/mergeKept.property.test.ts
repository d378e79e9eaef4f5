import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import type { KeptChange } from "../model/KeptChange.ts";
import { mergeKept } from "./mergeKept.ts";

const changeOf = (id: string): KeptChange => ({ id, cartId: null, change: { kind: "empty" }, reason: "wanted" });
const idsOf = (changes: ReadonlyArray<KeptChange>) => changes.map(({ id }) => id);
const someIds = fc.uniqueArray(fc.constantFrom("1", "2", "3", "4", "5", "6"));

/** The same rule, applied to each id alone. */
const isKeptAfter = (
  id: string,
  { kept, pending, known }: Record<"kept" | "pending" | "known", ReadonlyArray<string>>,
) => {
  if (!kept.includes(id)) return pending.includes(id) && !known.includes(id);
  return pending.includes(id) || !known.includes(id);
};

it.prop([someIds, someIds, someIds], runs)(
  "[CART-16] merging keeps new changes and other tabs' changes, but none that are done or sent by another tab",
  (kept, pending, known) => {
    const after = mergeKept(kept.map(changeOf), {
      pending: new Map(pending.map((id) => [id, changeOf(id)])),
      known: new Set(known),
    });
    const expected = ["1", "2", "3", "4", "5", "6"].filter((id) => isKeptAfter(id, { kept, pending, known }));
    expect(idsOf(after)).toEqual(expected);
  },
);
