import type { ListUser, ShoppingList } from "@kamra/core/lists";
import type { SharePerson } from "@kamra/ui";

const roleOf = ({ type, acceptedAt }: ListUser): SharePerson["role"] =>
  type === "owner" ? "owner" : acceptedAt === null ? "invited" : "member";

/**
 * The list's people, the owner first, with their roles. A person without a name is shown by the address.
 *
 * @rule LIST-1
 */
export const peopleOf = (
  { users }: Pick<ShoppingList, "users">,
  { userId }: { readonly userId: string | null },
): ReadonlyArray<SharePerson> =>
  users
    .map((user) => ({
      email: user.email,
      name: user.name || user.email,
      role: roleOf(user),
      isShopper: userId !== null && user.userId === userId,
    }))
    .toSorted((one, other) => Number(other.role === "owner") - Number(one.role === "owner"));
