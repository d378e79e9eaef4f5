import type { ShippingMethod } from "@kamra/core/delivery";
import { OtherPlace } from "../delivery/OtherPlace.tsx";
import { UndeliverableGoods } from "./UndeliverableGoods.tsx";

interface WaysOutProps {
  /** The cart's shipping method, whose problems name the goods. */
  readonly shippingMethod: ShippingMethod | null;
}

/** What a press mends when the cart cannot go by its shipping method. */
export const WaysOut = ({ shippingMethod }: WaysOutProps) => (
  <>
    <UndeliverableGoods shippingMethod={shippingMethod} />
    <OtherPlace />
  </>
);
