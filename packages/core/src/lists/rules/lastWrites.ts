import { listEntryKey } from "./listEntryKey.ts";

interface Made {
  readonly listId: string;
  /** An instant; `null` means now. */
  readonly createdAt: string | null;
}

type Write = Made & Parameters<typeof listEntryKey>[0];

/**
 * The last action on each product and text of each list. For equal times, the later in the array wins. An action without a time, or
 * from a clock that is ahead, gets the time `now`. Times are returned in UTC.
 *
 * @rule LIST-7
 * @example lastWrites([{ listId: "l", productId: "1", createdAt: null }, { listId: "l", productId: "1", createdAt: "2026-11-21T10:00:00+01:00" }], { now: new Date("2026-11-21T12:00:00Z") }) // => [{ listId: "l", productId: "1", createdAt: "2026-11-21T12:00:00.000Z" }]
 */
export function lastWrites<Action extends Write>(
  actions: ReadonlyArray<Action>,
  { now }: { readonly now: Date },
): ReadonlyArray<Action & { readonly createdAt: string }> {
  const writes = new Map<string, Action & { readonly createdAt: string }>();
  for (const action of actions) {
    const key = `${action.listId}/${listEntryKey(action)}`;
    const done = action.createdAt === null ? now : new Date(action.createdAt);
    // Stryker disable next-line EqualityOperator: Two equal instants are written the same.
    const createdAt = (done < now ? done : now).toISOString();
    const before = writes.get(key);
    if (before === undefined || before.createdAt <= createdAt) writes.set(key, { ...action, createdAt });
  }
  return [...writes.values()];
}
