import { latest } from "../../kernel/latest.ts";
import type { ShoppingList } from "../model/ShoppingList.ts";

/**
 * The instant of the last change of a list, as the server wrote it; for an unchanged list, the instant of its creation.
 *
 * Rounding: instants are compared to the millisecond.
 *
 * @rule LIST-4
 * @example lastActionAt({ createdAt: "2026-11-01T08:00:00Z", events: [{ createdAt: "2026-11-21T10:30:00+01:00" }, { createdAt: "2026-11-21T10:00:00Z" }] }) // => "2026-11-21T10:00:00Z"
 * @example lastActionAt({ createdAt: "2026-11-01T08:00:00Z", events: [] }) // => "2026-11-01T08:00:00Z"
 */
export function lastActionAt(list: Pick<ShoppingList, "createdAt" | "events">): string {
  return (latest(list.events, { at: ({ createdAt }) => Date.parse(createdAt) }) ?? list).createdAt;
}
