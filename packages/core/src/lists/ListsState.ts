import type { ShopError } from "../shop/ShopError.ts";
import type { ListView } from "./ListView.ts";

/** The shopper's lists. What a change does not touch stays the same object. */
export interface ListsState {
  /** Owned or accepted, in the order in which they are shown; null until they have been loaded, and for guests. */
  readonly lists: ReadonlyArray<ListView> | null;
  /** Shared with the shopper, who has not answered yet. */
  readonly invitations: ReadonlyArray<ListView>;
  /** Something is on its way to or from the server. */
  readonly isFetching: boolean;
  /**
   * Nobody has answered the last try: quantities that are pending are kept and wait for the network (NET-7), however long that
   * takes.
   */
  readonly isWaiting: boolean;
  /** Why the lists could not be loaded; null again when they are. */
  readonly failure: ShopError | null;
}
