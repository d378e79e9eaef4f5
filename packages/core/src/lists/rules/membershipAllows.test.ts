import { describe, expect, it } from "vitest";
import type { ListMembership } from "../model/ListMembership.ts";
import type { ListOperation } from "../model/ListOperation.ts";
import { membershipAllows } from "./membershipAllows.ts";

const everybody: ReadonlyArray<ListMembership | null> = ["owner", "pending", "accepted", null];
const whoMay: ReadonlyArray<readonly [ListOperation, ReadonlyArray<ListMembership>]> = [
  ["accept", ["pending"]],
  ["decline", ["pending"]],
  ["leave", ["accepted"]],
  ["edit", ["owner", "accepted"]],
  ["rename", ["owner"]],
  ["remove", ["owner"]],
  ["share", ["owner"]],
  ["removeShare", ["owner"]],
];

describe("membershipAllows", () => {
  it.each(whoMay)("[LIST-5] %s is allowed exactly for %j", (operation, allowed) => {
    expect(everybody.filter((membership) => membershipAllows(membership, { operation }))).toEqual(allowed);
  });
});
