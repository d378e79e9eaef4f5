import type { ShippingMethod } from "@kamra/core/delivery";
import { OtherPlace } from "../delivery/OtherPlace.tsx";
import { UndeliverableGoods } from "./UndeliverableGoods.tsx";

interface WaysOutProps {
  /** The cart's shipping method, whose problems name the goods. */
  readonly shippingMethod: ShippingMethod | null;
}

/** The actions that help when the shipping method cannot carry the cart. */
export const WaysOut = ({ shippingMethod }: WaysOutProps) => (
  <>
    <UndeliverableGoods shippingMethod={shippingMethod} />
    <OtherPlace />
  </>
);
