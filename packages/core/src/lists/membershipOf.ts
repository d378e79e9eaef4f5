import type { ListMembership } from "./ListMembership.ts";
import type { ListUser } from "./ShoppingList.ts";

/**
 * What a person is to a shopping list: its owner, one who has accepted an invitation, or one who is invited; `null` when
 * it is none of theirs.
 *
 * @rule LIST-1
 * @example membershipOf({ users: [{ userId: "7", type: "shared", acceptedAt: null }] }, { userId: "7" }) // => "pending"
 * @example membershipOf({ users: [{ userId: "7", type: "owner", acceptedAt: null }] }, { userId: "8" }) // => null
 */
export function membershipOf(
  { users }: { readonly users: ReadonlyArray<Pick<ListUser, "userId" | "type" | "acceptedAt">> },
  { userId }: { readonly userId: string },
): ListMembership | null {
  const user = users.find((each) => each.userId === userId);
  if (user === undefined) return null;
  if (user.type === "owner") return "owner";
  return user.acceptedAt === null ? "pending" : "accepted";
}
