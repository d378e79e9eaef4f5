import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { shoppingLists, userIds } from "../model/lists.test.arbitrary.ts";
import { membershipOf } from "./membershipOf.ts";
import type { ListUser } from "../model/ShoppingList.ts";
import { visibleLists } from "./visibleLists.ts";

const anna = { userId: "7" };
const owner = { ...anna, type: "owner", acceptedAt: null } as const;
const invited = { ...anna, type: "shared", acceptedAt: null } as const;
const accepted = { ...invited, acceptedAt: "2026-11-21T10:00:00Z" } as const;
const stranger = { ...accepted, userId: "8" } as const;
const nameless = { ...invited, userId: null } as const;

type Users = ReadonlyArray<Pick<ListUser, "userId" | "type" | "acceptedAt">>;

it.each<[membership: string | null, users: Users]>([
  ["owner", [owner]],
  ["owner", [stranger, owner]],
  ["pending", [invited]],
  ["accepted", [accepted]],
  ["accepted", [nameless, accepted]],
  [null, [stranger, nameless]],
  [null, []],
])("[LIST-1] A person is %s to a list of %j.", (membership, users) => {
  expect(membershipOf({ users }, anna)).toBe(membership);
});

it.prop([shoppingLists, userIds], runs)(
  "[LIST-1] A person's membership does not depend on the other people.",
  (list, userId) => {
    const own = list.users.filter((user) => user.userId === userId);
    expect(membershipOf({ users: own }, { userId })).toBe(membershipOf(list, { userId }));
    const others = list.users.filter((user) => user.userId !== userId);
    expect(membershipOf({ users: others }, { userId })).toBeNull();
  },
);

it("[LIST-2] A person sees the lists that they own or have accepted, in their order.", () => {
  const lists = [accepted, invited, owner, stranger, nameless].map((user) => ({ users: [user] }));
  expect(visibleLists(lists, anna)).toEqual([{ users: [accepted] }, { users: [owner] }]);
});

it.prop([fc.array(shoppingLists), fc.array(shoppingLists), userIds], runs)(
  "[LIST-2] Whether a list is visible does not depend on the other lists.",
  (lists, more, userId) => {
    expect(visibleLists([...lists, ...more], { userId })).toEqual([
      ...visibleLists(lists, { userId }),
      ...visibleLists(more, { userId }),
    ]);
  },
);
