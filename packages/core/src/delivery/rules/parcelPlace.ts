import type { PostPoint } from "../model/PostPoint.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";

/**
 * Where the shopper fetches a parcel: the chosen post point counts only while the parcel goes to one.
 *
 * @example parcelPlace({ shippingMethod: { kind: "postPoint" }, postPoint: { id: "1" } }) // => { id: "1" }
 * @example parcelPlace({ shippingMethod: { kind: "courier" }, postPoint: { id: "1" } }) // => null
 */
export const parcelPlace = ({
  shippingMethod,
  postPoint,
}: {
  readonly shippingMethod: Pick<ShippingMethod, "kind"> | null;
  readonly postPoint: PostPoint | null;
}): PostPoint | null => (shippingTraits(shippingMethod).goesTo === "postPoint" ? postPoint : null);
