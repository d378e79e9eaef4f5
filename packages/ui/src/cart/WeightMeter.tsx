import type { RootProps } from "../styles/RootProps.ts";
import { formatMaxWeight, formatWeight, type Grams } from "@kamra/core/product";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { cartTexts } from "./text.hu.ts";
import { Meter } from "./Meter.tsx";

/** Props of `WeightMeter`, in grams. */
export interface WeightMeterProps extends RootProps<"div"> {
  /** The weight of the goods in grams. */
  readonly weight: Grams;
  /** The most that may be delivered, in grams. */
  readonly maxWeight: Grams;
  /** Whether the weight is above what may be delivered (WEIGHT-1). */
  readonly isTooHeavy: boolean;
}

/**
 * The cart's weight, relative to the limit of one delivery.
 *
 * @rule WEIGHT-1
 * @rule WEIGHT-3
 */
export const WeightMeter = ({ weight, maxWeight, isTooHeavy, ...root }: WeightMeterProps) => {
  const texts = useTexts("cart", cartTexts);
  const formats = useFormats();
  return (
    <Meter
      {...root}
      icon="weight"
      label={texts.weight}
      value={texts.weightOf(formatWeight(weight, { formats }), formatMaxWeight(maxWeight, { formats }))}
      amount={weight}
      maximum={maxWeight}
      isTooMuch={isTooHeavy}
    />
  );
};
