import { expect, it } from "vitest";
import { peopleOf } from "./peopleOf.ts";

const invited = {
  userId: null,
  name: null,
  email: "bela@pelda.hu",
  type: "shared",
  sharedAt: null,
  acceptedAt: null,
} as const;

it("[LIST-1] shows the owner first, and people without a name by their address", () => {
  const owner = { ...invited, userId: "u1", name: "", email: "anna@pelda.hu", type: "owner" } as const;
  expect(peopleOf({ users: [invited, owner] }, { userId: "u1" })).toEqual([
    { email: "anna@pelda.hu", name: "anna@pelda.hu", role: "owner", isShopper: true },
    { email: "bela@pelda.hu", name: "bela@pelda.hu", role: "invited", isShopper: false },
  ]);
});
