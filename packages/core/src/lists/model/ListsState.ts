import type { ShopError } from "../../kernel/ShopError.ts";
import type { ListView } from "./ListView.ts";

/** The shopper's lists. Parts that a change does not touch stay the same object. */
export interface ListsState {
  /** Owned and accepted lists in display order; null until loaded, and for guests. */
  readonly lists: ReadonlyArray<ListView> | null;
  /** Lists shared with the shopper and not answered yet. */
  readonly invitations: ReadonlyArray<ListView>;
  /** A request is running or changes are pending. */
  readonly isFetching: boolean;
  /**
   * The last request got no response: pending quantities are stored and wait for the network (NET-7), however long that takes.
   */
  readonly isWaiting: boolean;
  /** Why the lists could not be loaded; null after a successful load. */
  readonly failure: ShopError | null;
}
