import * as Context from "effect/Context";
import type { Query, AtOnce, Change, Command, Form } from "../../kernel/methodForms.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { PostPoint } from "../../delivery/model/PostPoint.ts";
import type { Store } from "../../kernel/Store.ts";
import type { CheckoutBlocker } from "../model/CheckoutBlocker.ts";
import type { CheckoutStep } from "../model/checkoutPaths.ts";
import type { CheckoutView } from "../flow/CheckoutView.ts";
import type { CheckoutPass } from "../rules/guardCheckout.ts";
import type { OrderData } from "../model/OrderData.ts";
import type { OrderPlacing } from "../model/OrderPlacing.ts";
import type { OrderRequest } from "../model/OrderRequest.ts";
import type { PostPointQuery } from "../model/PostPointQuery.ts";
import type { TimeSlotsState } from "../model/TimeSlotsState.ts";
import type { CheckoutInformation } from "../model/CheckoutInformation.ts";

/**
 * The checkout. The error of a refused command has been shown as a notice. Calls that change the cart resolve as the cart's
 * own do: they may wait for the network.
 */
export interface ShopCheckout<As extends Form = "promise"> {
  /** The forms' data, the flow and all missing requirements; a new object after every change. */
  readonly view: Store<CheckoutView>;
  /** The courier's time slots, and the state of the cart's reservation. */
  readonly timeSlots: Store<TimeSlotsState>;
  /** The progress of placing the order. */
  readonly placing: Store<OrderPlacing>;
  /**
   * Loads payment methods, open orders and time slots; reloads them from then on when they may have changed. Latest
   * wins; settles within two requests' deadlines. A failure is a notice.
   */
  readonly refresh: () => Command<As, void>;
  /** Whether a page is open now, else its redirect and all missing requirements. */
  readonly guard: (path: string) => CheckoutPass;
  /**
   * Stores form data until the tab is closed or the order placed, also over reloads; a null address clears it. Queued.
   */
  readonly update: (data: Partial<OrderData>) => Change<As, void, ShopError>;
  /**
   * A step's button: sends the entered data to the cart, then returns the remaining blockers; empty means that the step
   * is complete. During an outage it waits for the network. Queued. Rejects with a TypeError when there is no such
   * step.
   */
  readonly leave: (step: CheckoutStep) => Command<As, ReadonlyArray<CheckoutBlocker>, ShopError>;
  /** Links the cart to an open order; null unlinks it. Queued. */
  readonly linkTo: (orderId: string | null) => Change<As, void, ShopError>;
  /** Reserves a place in a time slot, or renews it; null releases it. Queued. */
  readonly chooseTimeSlot: (slotId: string | null) => Change<As, void, ShopError>;
  /**
   * Latest wins: an overtaken call gets the latest call's result. Settles within one request's deadline; rejects with a
   * ShopError.
   */
  readonly findPostPoints: (query: PostPointQuery) => Query<As, ReadonlyArray<PostPoint>, TransportError>;
  /**
   * Places the order: repeated calls place it once. Skipped with null while it is being placed. Never rejects: the
   * result is returned, and also in `placing`. Settles within the deadlines of ten requests; an age question (LAW-12)
   * adds the shopper's time and ten more.
   */
  readonly place: (request?: OrderRequest) => Query<As, OrderPlacing | null>;
  /** Dismisses the result of placing. Does nothing while the result is unknown. */
  readonly dismiss: () => AtOnce<As>;
}

interface Internal {
  /** The server's responses, which a snapshot ships. */
  readonly information: () => CheckoutInformation;
}

/** `shop.checkout` for other services, with the methods for them alone. */
export class CheckoutService extends Context.Service<CheckoutService, ShopCheckout<"effect"> & Internal>()(
  "@kamra/core/checkout/CheckoutService",
) {}
