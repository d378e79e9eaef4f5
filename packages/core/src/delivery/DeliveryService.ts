import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Store } from "../kernel/Store.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import type { DeliveryRequest } from "./DeliveryRequest.ts";
import type { DeliverySelection } from "./DeliverySelection.ts";
import type { PostcodeLookup } from "./PostcodeLookup.ts";
import type { ShippingMethod } from "./ShippingMethod.ts";

/** Delivery address and shipping methods. */
export class DeliveryService extends Context.Service<
  DeliveryService,
  {
    /** Kept in a cookie (COOKIE-1). */
    readonly selection: Store<DeliverySelection | null>;
    /** Null until they have been loaded, and when loading them has failed. */
    readonly methods: Store<ReadonlyArray<ShippingMethod> | null>;
    readonly request: Store<DeliveryRequest>;
    /** The dialog's initial value (ADDR-11). */
    readonly pickerStart: () => DeliverySelection | null;
    /** Answers the dialog, and loads the shipping methods there. */
    readonly select: (selection: DeliverySelection) => Effect.Effect<void>;
    readonly clear: Effect.Effect<void>;
    /** Adopts the cart's delivery (CART-15) without loading. */
    readonly adopt: (selection: DeliverySelection) => Effect.Effect<void>;
    readonly openPicker: Effect.Effect<void>;
    /** Cancels; waiting callers get no selection. */
    readonly cancelPicker: Effect.Effect<void>;
    /** Whether there is a selection; without one, opens the dialog and waits: false when cancelled (CART-9). */
    readonly selected: Effect.Effect<boolean>;
    /** Further effects of a choice. Fire and forget. */
    readonly afterSelect: (effect: Effect.Effect<void>) => Effect.Effect<void>;
    /** *Latest wins.* */
    readonly lookUpPostcode: (text: string) => Effect.Effect<PostcodeLookup, TransportError>;
    /** Latest wins.* Never fails: null, with a notice (INFO-1). */
    readonly askMethods: Effect.Effect<ReadonlyArray<ShippingMethod> | null>;
    /** Shows what `askMethods` answered, without a wait. */
    readonly acceptMethods: (methods: ReadonlyArray<ShippingMethod> | null) => Effect.Effect<void>;
    /** The two together. */
    readonly refreshMethods: Effect.Effect<void>;
  }
>()("@kamra/core/delivery/DeliveryService") {}
