import { membershipOf } from "./membershipOf.ts";
import type { ListUser } from "../model/ShoppingList.ts";

/**
 * The lists whose content a person may see, in order: those that they own or have accepted.
 *
 * @rule LIST-2
 * @example visibleLists([{ users: [{ userId: "7", type: "shared", acceptedAt: null }] }], { userId: "7" }) // => []
 */
export function visibleLists<
  List extends { readonly users: ReadonlyArray<Pick<ListUser, "userId" | "type" | "acceptedAt">> },
>(lists: ReadonlyArray<List>, person: { readonly userId: string }): ReadonlyArray<List> {
  return lists.filter((list) => {
    const membership = membershipOf(list, person);
    return membership === "owner" || membership === "accepted";
  });
}
