import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";

/**
 * Whether empties can be returned at the delivery: only to the courier.
 *
 * @example takesEmptiesBack({ kind: "courier" }) // => true
 * @example takesEmptiesBack({ kind: "postal" }) // => false
 * @example takesEmptiesBack(null) // => false
 */
export const takesEmptiesBack = (method: Pick<ShippingMethod, "kind"> | null): boolean =>
  shippingTraits(method).takesEmptiesBack ?? false;
