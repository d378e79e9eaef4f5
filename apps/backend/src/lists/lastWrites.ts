import type { ListAction } from "@kamra/contract/lists";

/** An action, where it stands among the others, and when it counts as done. */
export interface ListWrite {
  readonly action: ListAction;
  readonly place: number;
  /** In ISO 8601 and UTC. */
  readonly writtenAt: string;
}

/**
 * The one write of each product of each list that counts: the last by its time, of the same time the later in the row.
 * A time that is absent or in the future is now.
 *
 * @rule LIST-7
 */
export function lastWrites(actions: ReadonlyArray<ListAction>, { now }: { readonly now: Date }): ListWrite[] {
  const writes = new Map<string, ListWrite>();
  for (const [place, action] of actions.entries()) {
    const key = `${action.listId}/${action.productId}`;
    const done = action.created_at === undefined ? now.getTime() : Math.min(Date.parse(action.created_at), now.getTime());
    const writtenAt = new Date(done).toISOString();
    const before = writes.get(key);
    if (before === undefined || before.writtenAt <= writtenAt) writes.set(key, { action, place, writtenAt });
  }
  return [...writes.values()];
}
