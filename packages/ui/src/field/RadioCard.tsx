import type { ReactNode } from "react";
import { Radio } from "react-aria-components";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import styles from "./RadioCard.module.css";

export interface RadioCardProps {
  readonly value: string;
  readonly icon: IconName;
  readonly title: string;
  readonly description?: ReactNode;
  /** What it costs, where it does. */
  readonly price?: string;
  readonly isDisabled?: boolean;
}

/** One of a few ways to have it, big enough to read and to press; goes into a `RadioGroup`. */
export const RadioCard = ({ value, icon, title, description, price, isDisabled = false }: RadioCardProps) => (
  <Radio className={classNames(styles.card)} value={value} isDisabled={isDisabled}>
    <span className={styles.mark} aria-hidden="true" />
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {description !== undefined && <span className={styles.description}>{description}</span>}
    </span>
    {price !== undefined && <span className={styles.price}>{price}</span>}
    <Icon name={icon} />
  </Radio>
);
