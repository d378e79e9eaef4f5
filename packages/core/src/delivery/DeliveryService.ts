import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Store } from "../shop/Store.ts";
import type { TransportError } from "../transport/TransportError.ts";
import type { DeliveryRequest } from "./DeliveryRequest.ts";
import type { DeliverySelection } from "./DeliverySelection.ts";
import type { PostcodeLookup } from "./PostcodeLookup.ts";
import type { ShippingMethod } from "./ShippingMethod.ts";

/** Where the goods go, and how. */
export class DeliveryService extends Context.Service<
  DeliveryService,
  {
    /** Kept in a cookie (COOKIE-1). */
    readonly selection: Store<DeliverySelection | null>;
    /** Null until they have been loaded, and when loading them has failed. */
    readonly methods: Store<ReadonlyArray<ShippingMethod> | null>;
    readonly request: Store<DeliveryRequest>;
    /** What the picker begins with (ADDR-11). */
    readonly pickerStart: () => DeliverySelection | null;
    /** Answers the request, and asks for the shipping methods there. */
    readonly select: (selection: DeliverySelection) => Effect.Effect<void>;
    readonly clear: Effect.Effect<void>;
    /** Takes over what the cart says of it (CART-15), and asks for nothing. */
    readonly adopt: (selection: DeliverySelection) => Effect.Effect<void>;
    readonly openPicker: Effect.Effect<void>;
    /** Nothing is chosen; what waited for it does not happen. */
    readonly cancelPicker: Effect.Effect<void>;
    /** Whether there is a selection; without one, asks the shopper and waits: false when they cancel (CART-9). */
    readonly selected: Effect.Effect<boolean>;
    /** What else has to happen when the shopper has chosen. Nobody waits for it. */
    readonly afterSelect: (effect: Effect.Effect<void>) => Effect.Effect<void>;
    /** *Latest wins.* */
    readonly lookUpPostcode: (text: string) => Effect.Effect<PostcodeLookup, TransportError>;
    /** *Latest wins.* Never fails: null, and the shopper is told (INFO-1). */
    readonly askMethods: Effect.Effect<ReadonlyArray<ShippingMethod> | null>;
    /** Shows what `askMethods` answered, without a wait. */
    readonly acceptMethods: (methods: ReadonlyArray<ShippingMethod> | null) => Effect.Effect<void>;
    /** The two together. */
    readonly refreshMethods: Effect.Effect<void>;
  }
>()("@kamra/core/delivery/DeliveryService") {}
