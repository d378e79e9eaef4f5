import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import type { ShopDelivery } from "./ShopDelivery.ts";

interface Internal {
  /** Adopts the cart's delivery (CART-15) without loading. */
  readonly adopt: (selection: DeliverySelection) => Effect.Effect<void>;
  /** Whether the shopper answered the delivery dialog for this cart (CART-15). */
  readonly isAnswered: (cartId: string) => boolean;
  /** Whether there is a selection; without one, opens the dialog and waits: false when cancelled (CART-9). */
  readonly selected: Effect.Effect<boolean>;
  /** Further effects of a choice. Fire and forget. */
  readonly afterSelect: (effect: Effect.Effect<void>) => Effect.Effect<void>;
  /** Latest wins. Never fails: null, with a notice (INFO-1). */
  readonly askMethods: Effect.Effect<ReadonlyArray<ShippingMethod> | null>;
  /** Shows what `askMethods` answered, without a wait. `refreshMethods` is the two together. */
  readonly acceptMethods: (methods: ReadonlyArray<ShippingMethod> | null) => Effect.Effect<void>;
}

/** `shop.delivery` for other services, and what only they do with it. */
export class DeliveryService extends Context.Service<DeliveryService, ShopDelivery<"effect"> & Internal>()(
  "@kamra/core/delivery/DeliveryService",
) {}
