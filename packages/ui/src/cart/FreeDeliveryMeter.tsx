import type { RootProps } from "../styles/RootProps.ts";
import { type Huf, huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { cartTexts } from "./text.hu.ts";
import { Meter } from "./Meter.tsx";

/** Props of `FreeDeliveryMeter`: two amounts in whole forint. */
export interface FreeDeliveryMeterProps extends RootProps<"div"> {
  /** The amount that counts: products after discount, without deposits. */
  readonly goods: Huf;
  /** The lowest amount with free delivery. */
  readonly freeFrom: Huf;
}

/** Shows the amount missing for free delivery. */
export const FreeDeliveryMeter = ({ goods, freeFrom, ...root }: FreeDeliveryMeterProps) => {
  const texts = useTexts("cart", cartTexts);
  const formats = useFormats();
  const isFree = goods >= freeFrom;
  return (
    <Meter
      {...root}
      icon="truck"
      label={texts.freeDelivery}
      value={isFree ? texts.freeDeliveryReached : texts.freeDeliveryLeft(formatHuf(huf(freeFrom - goods), { formats }))}
      amount={goods}
      maximum={freeFrom}
    />
  );
};
