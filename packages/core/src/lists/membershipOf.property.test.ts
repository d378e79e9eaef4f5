import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { shoppingLists, userIds } from "./lists.test.arbitrary.ts";
import { membershipOf } from "./membershipOf.ts";
import { visibleLists } from "./visibleLists.ts";

/** As the contract words it, one user at a time. */
function naive({ users }: Parameters<typeof membershipOf>[0], userId: string): string | null {
  for (const user of users) {
    if (user.userId !== userId) continue;
    if (user.type !== "shared") return "owner";
    return user.acceptedAt ? "accepted" : "pending";
  }
  return null;
}

it.prop([shoppingLists, userIds], runs)(
  "[LIST-1] is the owner, has accepted, is invited, or is nothing to a list",
  (list, userId) => {
    expect(membershipOf(list, { userId })).toBe(naive(list, userId));
  },
);

it.prop([fc.array(shoppingLists), userIds], runs)(
  "[LIST-2] sees the lists that are owned or accepted, in their order",
  (lists, userId) => {
    const seen = [];
    for (const list of lists) {
      if (naive(list, userId) === "owner" || naive(list, userId) === "accepted") seen.push(list);
    }
    expect(visibleLists(lists, { userId })).toEqual(seen);
  },
);
