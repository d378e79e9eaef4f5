import type { Order } from "./Order.ts";
import type { User } from "../../identity/User.ts";

/** An order that has just been placed. */
export interface PlacedOrder {
  readonly order: Order;
  /** The payment's address; null when there is nothing to pay now. */
  readonly payAt: string | null;
  /** The secret in the status page's link. */
  readonly transactionId: string | null;
  /** The login of a guest who registered with the order. */
  readonly registration: {
    readonly token: string;
    readonly user: User;
  } | null;
}
