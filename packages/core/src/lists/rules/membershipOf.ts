import type { ListMembership } from "../model/ListMembership.ts";
import type { ListUser } from "../model/ShoppingList.ts";

/**
 * A person's membership of a shopping list: owner, accepted or pending (invited); `null` without one.
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
