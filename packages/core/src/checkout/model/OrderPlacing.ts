import type { Order } from "../../orders/model/Order.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { CartDifference } from "./CartDifference.ts";
import type { CheckoutBlocker } from "./CheckoutBlocker.ts";

/** The progress of placing an order. */
export type OrderPlacing =
  | { readonly phase: "idle" }
  /** The order is being sent, or its result is being queried. */
  | { readonly phase: "submitting" }
  /** Something is missing; nothing was sent. */
  | { readonly phase: "blocked"; readonly blockers: ReadonlyArray<CheckoutBlocker> }
  /**
   * Nothing was ordered, because the cart differs from what the shopper saw. The next press orders the current cart.
   */
  | { readonly phase: "changed"; readonly differences: ReadonlyArray<CartDifference> }
  /** Nothing was ordered and nothing paid: it is safe to press again. `differences` are what has changed besides. */
  | {
      readonly phase: "refused";
      readonly error: ShopError;
      readonly differences?: ReadonlyArray<CartDifference>;
    }
  /** The result is unknown; the next press and the network's return find it out. */
  | { readonly phase: "unknown" }
  | {
      readonly phase: "placed";
      readonly order: Order;
      /** The page to navigate to: the payment, or the order's status. */
      readonly goTo: string;
      /** The page with the order's status, also before payment. */
      readonly statusPath: string;
    }
  /** Another tab of this browser has ordered the cart; `statusPath` is as above. */
  | { readonly phase: "placedElsewhere"; readonly statusPath: string };

/** What screens read of it: of a placed order only its page. */
export type ShownPlacing =
  | Exclude<OrderPlacing, { readonly phase: "placed" }>
  | Pick<Extract<OrderPlacing, { readonly phase: "placed" }>, "phase" | "statusPath">;
