import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { shoppingLists, userIds } from "./lists.test.arbitrary.ts";
import { membershipOf } from "./membershipOf.ts";
import { visibleLists } from "./visibleLists.ts";

/** The strongest of what a person is to a list, one entry at a time. */
function strongest(list: Parameters<typeof membershipOf>[0], userId: string): string | null {
  const ranks = ["pending", "accepted", "owner"];
  let rank = -1;
  for (const user of list.users) {
    if (user.userId !== userId) continue;
    rank = Math.max(rank, user.type === "owner" ? 2 : user.acceptedAt === null ? 0 : 1);
  }
  return ranks[rank] ?? null;
}

it.prop([shoppingLists, userIds], runs)("[LIST-1] owner, else accepted, else pending, else nothing", (list, userId) => {
  expect(membershipOf(list, { userId })).toBe(strongest(list, userId));
});

it.prop([fc.array(shoppingLists), userIds], runs)("[LIST-2] sees the lists that are owned or accepted, in their order", (lists, userId) => {
  const seen = [];
  for (const list of lists) {
    if (strongest(list, userId) === "owner" || strongest(list, userId) === "accepted") seen.push(list);
  }
  expect(visibleLists(lists, { userId })).toEqual(seen);
});
