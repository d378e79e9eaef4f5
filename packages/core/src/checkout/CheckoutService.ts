import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { PostPoint } from "../delivery/PostPoint.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { Store } from "../kernel/Store.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import type { CheckoutBlocker } from "./CheckoutBlocker.ts";
import type { CheckoutInformation } from "./CheckoutInformation.ts";
import type { CheckoutStep } from "./checkoutPaths.ts";
import type { CheckoutView } from "./CheckoutView.ts";
import type { CheckoutPass } from "./guardCheckout.ts";
import type { OrderData } from "./OrderData.ts";
import type { OrderPlacing } from "./OrderPlacing.ts";
import type { OrderRequest } from "./OrderRequest.ts";
import type { PostPointQuery } from "./PostPointQuery.ts";
import type { TimeSlotsState } from "./TimeSlotsState.ts";

/** The way from a cart to an order. */
export class CheckoutService extends Context.Service<
  CheckoutService,
  {
    /** Recomputed as anything changes that it depends on. */
    readonly view: Store<CheckoutView>;
    /** The server's answers. */
    readonly information: () => CheckoutInformation;
    readonly timeSlots: Store<TimeSlotsState>;
    readonly placing: Store<OrderPlacing>;
    /** Latest wins.* Loads the server's offers; reloads them from then on when they may have changed. */
    readonly refresh: Effect.Effect<void>;
    /** Whether a page can be shown now, else where to go instead. */
    readonly guard: (path: string) => CheckoutPass;
    /** Queue.* Stored immediately; complete parts are sent to the server's cart. */
    readonly update: (data: Partial<OrderData>) => Effect.Effect<void, ShopError>;
    /** Queue.* A step's button: the remaining blockers, once all known data have reached the cart. */
    readonly leave: (step: CheckoutStep) => Effect.Effect<ReadonlyArray<CheckoutBlocker>, ShopError>;
    /** *Queue.* Null ends it. */
    readonly linkTo: (orderId: string | null) => Effect.Effect<void, ShopError>;
    /** *Queue.* Null lets the place go. */
    readonly chooseTimeSlot: (slotId: string | null) => Effect.Effect<void, ShopError>;
    /** *Latest wins.* */
    readonly findPostPoints: (query: PostPointQuery) => Effect.Effect<ReadonlyArray<PostPoint>, TransportError>;
    /** Skip if ongoing.* Never fails: `placing` has the result. */
    readonly place: (request: OrderRequest) => Effect.Effect<OrderPlacing | null>;
    readonly dismiss: Effect.Effect<void>;
  }
>()("@kamra/core/checkout/CheckoutService") {}
