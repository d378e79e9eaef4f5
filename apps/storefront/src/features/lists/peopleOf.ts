import type { ListUser, ShoppingList } from "@kamra/core/lists";
import type { SharePerson } from "@kamra/ui";

const roleOf = ({ type, acceptedAt }: ListUser): SharePerson["role"] =>
  type === "owner" ? "owner" : acceptedAt === null ? "invited" : "member";

/**
 * Who has a list, the owner first, and as what. Who is invited has no name yet, only an address.
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
      name: user.name ?? user.email,
      role: roleOf(user),
      isShopper: userId !== null && user.userId === userId,
    }))
    .toSorted((one, other) => Number(other.role === "owner") - Number(one.role === "owner"));
