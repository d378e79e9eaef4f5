import * as Context from "effect/Context";
import type { Place } from "../../address/Place.ts";
import type { BackendCall, Served } from "../../transport/BackendCall.ts";
import type { StreetsWanted } from "../model/StreetsWanted.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";

/**
 * What a backend promises `shop.delivery`: the port behind `ownDelivery`. Its methods only read.
 *
 * Errors: as of every port, see `BackendCall`. Without shipping methods the shop says so in a notice and goes on.
 */
export interface DeliverySource {
  /**
   * All methods in display order, with their price for this cart at this postcode, and the problems that block them.
   * `cartId` is null before there is a cart, `postcode` before a place is chosen. A shopper's choice of pickup lasts as
   * long as a method of that kind is available.
   *
   * Errors: a ServerError with INVALID_CART_ID for a cart that is not the caller's: the shop asks again without it.
   */
  readonly shippingMethods: (
    at: { readonly cartId: string | null; readonly postcode: string | null },
    call: BackendCall,
  ) => Promise<ReadonlyArray<ShippingMethod>>;
  /** The places with a postcode; none when it is unknown. It has the form of the settings, without spaces. */
  readonly postcodes: (postcode: string, call: BackendCall) => Promise<ReadonlyArray<Place>>;
  /**
   * The names of a place's streets that begin with a text, ignoring accents and case. Optional: without it no streets
   * are suggested.
   */
  readonly streets?: (wanted: StreetsWanted, call: BackendCall) => Promise<ReadonlyArray<string>>;
}

/** The backend that answers about delivery. Its capability offers it. */
export const DeliveryBackend = Context.Reference<Served<DeliverySource>>("@kamra/core/delivery/DeliveryBackend", {
  defaultValue: () => {
    throw new TypeError("Delivery has no backend");
  },
});
