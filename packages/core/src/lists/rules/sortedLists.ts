import { lastActionAt } from "./lastActionAt.ts";
import type { ShoppingList } from "../model/ShoppingList.ts";

/**
 * Lists in display order: smart lists first, then by last action, latest first. Equal lists keep their order.
 *
 * @rule LIST-3
 */
export function sortedLists<List extends Pick<ShoppingList, "type" | "createdAt" | "events">>(
  lists: ReadonlyArray<List>,
): ReadonlyArray<List> {
  const instant = (list: List) => Date.parse(lastActionAt(list));
  return lists.toSorted((one, other) =>
    one.type < other.type ? 1 : one.type > other.type ? -1 : instant(other) - instant(one),
  );
}
