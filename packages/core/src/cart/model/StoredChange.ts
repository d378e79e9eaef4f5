import type { CartChange } from "./CartChange.ts";

/** Why the shopper made a change; the error message depends on it. */
export type ChangeReason = "wanted" | "unavailable" | "couponLoss";

/** An unconfirmed change as it is stored, so that it survives the page. */
export interface StoredChange {
  /** Sorts by the time of the change. */
  readonly id: string;
  /** The cart that was changed; null when none existed yet. */
  readonly cartId: string | null;
  readonly change: CartChange;
  readonly reason: ChangeReason;
  /** The idempotency key of the request that carried this change; absent until it is sent. */
  readonly sentBy?: string;
}
