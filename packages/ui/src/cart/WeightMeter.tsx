import { formatMaxWeight, formatWeight, type Grams } from "@kamra/core/product";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./WeightMeter.module.css";

export interface WeightMeterProps {
  readonly weight: Grams;
  readonly maxWeight: Grams;
  readonly isTooHeavy: boolean;
}

/**
 * How much of what one delivery may weigh is in the cart.
 *
 * @rule WEIGHT-1
 * @rule WEIGHT-3
 */
export const WeightMeter = ({ weight, maxWeight, isTooHeavy }: WeightMeterProps) => {
  const texts = useTexts().cart;
  const value = texts.weightOf(formatWeight(weight), formatMaxWeight(maxWeight));
  const share = maxWeight > 0 ? Math.min(100, (weight / maxWeight) * 100) : 100;
  return (
    <div className={classNames(styles.meter, isTooHeavy && styles.isTooHeavy)}>
      <p className={styles.words}>
        <Icon name="weight" size="small" />
        <span>{texts.weight}</span>
        <span className={styles.value}>{value}</span>
      </p>
      <svg
        className={styles.bar}
        role="meter"
        aria-label={texts.weight}
        aria-valuemin={0}
        aria-valuemax={maxWeight}
        aria-valuenow={Math.min(weight, maxWeight)}
        aria-valuetext={value}
      >
        <rect className={styles.filled} width={`${share}%`} height="100%" rx="4" />
      </svg>
    </div>
  );
};
