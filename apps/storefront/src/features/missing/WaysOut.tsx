import type { ShippingMethod } from "@kamra/core/delivery";
import { OtherPlace } from "../delivery/OtherPlace.tsx";
import { KeptGoods } from "./KeptGoods.tsx";

interface WaysOutProps {
  /** The cart's shipping method, whose problems name the goods. */
  readonly shippingMethod: ShippingMethod | null;
}

/** What a press mends when the cart cannot go by its shipping method. */
export const WaysOut = ({ shippingMethod }: WaysOutProps) => (
  <>
    <KeptGoods shippingMethod={shippingMethod} />
    <OtherPlace />
  </>
);
