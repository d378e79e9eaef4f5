import type { RootProps } from "../styles/RootProps.ts";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import styles from "./Meter.module.css";

interface MeterProps extends RootProps<"div"> {
  readonly icon: IconName;
  readonly label: string;
  /** The text at the end of its line. */
  readonly value: string;
  readonly amount: number;
  readonly maximum: number;
  readonly isTooMuch?: boolean;
}

/** A fraction of a limit, in words and as a bar. */
export const Meter = ({ icon, label, value, amount, maximum, isTooMuch = false, className, ...root }: MeterProps) => {
  const share = maximum > 0 ? Math.min(100, (amount / maximum) * 100) : 100;
  return (
    <div {...root} className={classNames(styles.meter, isTooMuch && styles.isTooMuch, className)}>
      <p className={styles.words}>
        <Icon name={icon} size="small" />
        <span>{label}</span>
        <span className={styles.value}>{value}</span>
      </p>
      <svg
        className={styles.bar}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={maximum}
        aria-valuenow={Math.min(amount, maximum)}
        aria-valuetext={value}
      >
        <rect className={styles.filled} width={`${share}%`} height="100%" rx="4" />
      </svg>
    </div>
  );
};
