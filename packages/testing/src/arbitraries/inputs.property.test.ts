import { formatPhone, isEmail, taxNumberProblem } from "@kamra/core/form";
import {
  phoneFromInput,
  lastActionAt,
  listEntryKey,
  lastWrites,
  listProductsQuery,
  membershipOf,
} from "@kamra/core/unstable";
import { sortedLists, visibleLists } from "@kamra/core/lists";
import { returnPath } from "@kamra/core/session";
import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { taxNumbers } from "./addresses.ts";
import { emails } from "./emails.ts";
import { hostilePaths } from "./hostilePaths.ts";
import { listActions, shoppingLists } from "./shoppingLists.ts";
import { telephones, typedTelephones } from "./telephones.ts";

const now = new Date("2026-11-21T10:00:00Z");

it.prop([emails], runs)("[FORM-4] generated e-mail addresses are valid", (email) => {
  expect(isEmail(email)).toBe(true);
});

it.prop([typedTelephones, telephones], runs)(
  "[FORM-2] generated phone numbers keep their normalized form in every typed format",
  ({ typed, kept }, telephone) => {
    expect(phoneFromInput(typed, { value: "" })).toBe(kept);
    expect(phoneFromInput(telephone, { value: "" })).toBe(telephone);
    expect(formatPhone(telephone)).toMatch(/^\+36 \d{1,2} \d{3} \d{3,4}$/);
  },
);

it.prop([taxNumbers], runs)("[LAW-5] generated tax numbers are valid", (taxNumber) => {
  expect(taxNumberProblem(taxNumber)).toBeNull();
});

it.prop([hostilePaths], runs)("[SESS-7] a hostile path never leads out of the shop", (path) => {
  expect(new URL(returnPath(path), "https://kamra.hu").origin).toBe("https://kamra.hu");
});

it.prop([fc.array(shoppingLists({ now }))], runs)(
  "[LIST-1] [LIST-2] [LIST-3] [LIST-4] [LIST-8] every rule has an answer for every list",
  (lists) => {
    expect(JSON.parse(JSON.stringify(lists))).toStrictEqual(lists);
    expect(visibleLists(lists, { userId: "1" })).toEqual(lists);
    expect(sortedLists(lists)).toHaveLength(lists.length);
    for (const list of lists) {
      expect(membershipOf(list, { userId: "1" })).toBe("owner");
      expect(Date.parse(lastActionAt(list))).toBeLessThanOrEqual(now.getTime());
      expect(listProductsQuery(list)?.pageSize ?? 0).toBe(list.products.length);
    }
  },
);

it.prop([listActions({ now })], runs)(
  "[LIST-7] of each product and text of each list exactly one write counts",
  (actions) => {
    const keys = new Set(actions.map((action) => `${action.listId} ${listEntryKey(action)}`));
    expect(lastWrites(actions, { now })).toHaveLength(keys.size);
  },
);
