import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Query, AtOnce, Command, Form } from "../../kernel/methodForms.ts";
import type { Store } from "../../kernel/Store.ts";
import type { TransportError, ValidationError } from "../../kernel/TransportError.ts";
import type { DeliveryRequest } from "../model/DeliveryRequest.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import type { PostcodeLookup } from "../model/PostcodeLookup.ts";
import type { StreetsWanted } from "../model/StreetsWanted.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import type { DeliveryTexts } from "../text.hu.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly delivery: ShopDelivery;
  }
  interface ShopSnapshot {
    readonly delivery?: {
      readonly selection: DeliverySelection | null;
      readonly methods: ReadonlyArray<ShippingMethod> | null;
    };
  }
  interface Texts {
    readonly delivery: DeliveryTexts;
  }
}

/** Delivery address and shipping methods. */
export interface ShopDelivery<As extends Form = "promise"> {
  /** Stored in a cookie (COOKIE-1); null until the shopper chooses. */
  readonly selection: Store<DeliverySelection | null>;
  /**
   * Answers the delivery dialog. Confirmed when the shipping methods of the place have loaded, or failed to. Refused
   * with the reason in `fields`: read the result, or give it to `orThrow`, for it does not reject. `zip`: an incomplete
   * selection or an invalid postcode, which changes nothing. `type`: the shop has no pickup now; nothing is selected
   * then, and a notice says so. Latest wins.
   */
  readonly select: (selection: DeliverySelection) => Command<As, void, ValidationError>;
  /** Forgets the selection, and loads the shipping methods without one. Latest wins. */
  readonly clear: () => Command<As, void>;
  /** Null until they have been loaded, and when loading them has failed. */
  readonly methods: Store<ReadonlyArray<ShippingMethod> | null>;
  /** Latest wins. A failure is a notice (INFO-1), and leaves `methods` null. */
  readonly refreshMethods: () => Command<As, void>;
  /** Latest wins: an overtaken call gets the latest call's result. Rejects with a ShopError. */
  readonly lookUpPostcode: (text: string) => Query<As, PostcodeLookup, TransportError>;
  /**
   * The names of a place's streets that begin with a text, each once, at most 20; accents and case make no difference.
   * Empty, and no request, until there are a whole postcode, a town and a letter. Latest wins. Rejects with a
   * ShopError.
   */
  readonly streets: (wanted: StreetsWanted) => Query<As, ReadonlyArray<string>, TransportError>;
  /** Whether the delivery dialog is open. */
  readonly request: Store<DeliveryRequest>;
  /**
   * The picker's first values (ADDR-11): the selection, unless the picker was opened for the other `type`; else a
   * logged-in shopper's default address, else null.
   */
  readonly pickerStart: () => DeliverySelection | null;
  /** Opens the delivery dialog: with a `type`, ready for that answer. */
  readonly openPicker: (wanted?: Pick<DeliveryRequest, "type">) => AtOnce<As>;
  /** Closes the dialog: calls that wait for a selection are cancelled. */
  readonly cancelPicker: () => AtOnce<As>;
}

interface Internal {
  /** Adopts the cart's delivery (CART-15) without loading. */
  readonly adopt: (selection: DeliverySelection) => Effect.Effect<void>;
  /** Takes the selection of the cookie: another tab, or an action of the page's server, may have chosen. */
  readonly catchUp: Effect.Effect<void>;
  /** Whether the shopper answered the delivery dialog for this cart (CART-15). */
  readonly isAnswered: (cartId: string) => boolean;
  /** Whether there is a selection; without one, opens the dialog and waits: false when cancelled (CART-9). */
  readonly selected: Effect.Effect<boolean>;
  /** Further effects of a choice. Fire and forget. */
  readonly afterSelect: (effect: Effect.Effect<void>) => Effect.Effect<void>;
  /** Latest wins. Never fails: null, with a notice (INFO-1). */
  readonly askMethods: Effect.Effect<ReadonlyArray<ShippingMethod> | null>;
  /** Shows the result of `askMethods` at once. `refreshMethods` does both. */
  readonly acceptMethods: (methods: ReadonlyArray<ShippingMethod> | null) => Effect.Effect<void>;
}

/** `shop.delivery` for other services, with the methods for them alone. */
export class DeliveryService extends Context.Service<DeliveryService, ShopDelivery<"effect"> & Internal>()(
  "@kamra/core/delivery/DeliveryService",
) {}
