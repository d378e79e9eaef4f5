import type { PostPoint } from "../delivery/PostPoint.ts";
import type { Store } from "../shop/Store.ts";
import type { CheckoutBlocker } from "./CheckoutBlocker.ts";
import type { CheckoutStep } from "./checkoutPaths.ts";
import type { CheckoutView } from "./CheckoutView.ts";
import type { CheckoutPass } from "./guardCheckout.ts";
import type { OrderData } from "./OrderData.ts";
import type { OrderPlacing } from "./OrderPlacing.ts";
import type { OrderRequest } from "./OrderRequest.ts";
import type { PostPointQuery } from "./PostPointQuery.ts";
import type { TimeSlotsState } from "./TimeSlotsState.ts";

/**
 * The way from a cart to an order. What a change of the cart is sent by settles when the server has confirmed or refused it,
 * which takes until the network is back when it is away; it rejects with a ShopError, of which the shopper has been told.
 */
export interface ShopCheckout {
  /** The forms' data, the flow and all that is missing; new whenever anything has changed that it depends on. */
  readonly view: Store<CheckoutView>;
  /** When the courier can come, and how the place stands that is kept for the cart. */
  readonly timeSlots: Store<TimeSlotsState>;
  /** How far placing the order has got. */
  readonly placing: Store<OrderPlacing>;
  /**
   * Asks for ways of paying, open orders and time slots; from then on they are asked for again when they may have changed.
   * Latest wins; settles within two requests' deadlines, and never rejects: a failure is a notice.
   */
  refresh(): Promise<void>;
  /** Whether a page can be shown now, else where to go instead and all that stands in the way. */
  guard(path: string): CheckoutPass;
  /** Keeps what was entered, over a reload too, until the tab is closed or the order placed; a null address clears it. Queued. */
  update(data: Partial<OrderData>): Promise<void>;
  /** A step's button: everything that keeps the shopper from moving on, once what they have entered has reached the cart; empty means go. Queued. */
  leave(step: CheckoutStep): Promise<ReadonlyArray<CheckoutBlocker>>;
  /** Makes the cart travel with an open order, null alone. Queued. */
  linkTo(orderId: string | null): Promise<void>;
  /** Keeps a place in a time slot for the cart; again, anew; null lets it go. Queued. */
  chooseTimeSlot(slotId: string | null): Promise<void>;
  /** Latest wins: a call that is overtaken gets the latest one's answer. Settles within one request's deadline. */
  findPostPoints(query: PostPointQuery): Promise<ReadonlyArray<PostPoint>>;
  /**
   * Places the order: one press is one order, however often it is called. Skipped, and null, while it is being placed; never
   * rejects, and settles within ten requests' deadlines, and within as long again after the shopper has been asked whether
   * they are an adult (LAW-12): the answer, `placing` too, says what became of it.
   */
  place(request?: OrderRequest): Promise<OrderPlacing | null>;
  /** The shopper has seen how placing has ended. Does nothing while that is unknown. */
  dismiss(): void;
}
