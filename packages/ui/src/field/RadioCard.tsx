import { type ReactNode, useId } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { useTexts } from "../text/useTexts.ts";
import { Choice } from "./Choice.tsx";
import { fieldTexts } from "./text.hu.ts";
import styles from "./RadioCard.module.css";

/** Props of `RadioCard`: the option's value, texts and icon, and why it cannot be chosen. */
export interface RadioCardProps {
  readonly value: string;
  readonly icon: IconName;
  readonly title: string;
  readonly description?: ReactNode;
  /** Its price, if any. */
  readonly price?: string;
  /** Collapsed details. */
  readonly details?: ReactNode;
  /** The reason why it cannot be chosen, if any. */
  readonly disabledReason?: ReactNode;
  readonly isDisabled?: boolean;
}

/** One of a few options as a large card, for a `RadioCards` or a `ChoiceGroup`. */
export const RadioCard = ({
  value,
  icon,
  title,
  description,
  price,
  details,
  disabledReason,
  isDisabled = disabledReason !== undefined,
}: RadioCardProps) => {
  const texts = useTexts("field", fieldTexts);
  const reasonId = useId();
  const card = (
    <Choice
      className={styles.card}
      value={value}
      isDisabled={isDisabled}
      {...(disabledReason === undefined ? {} : { "aria-describedby": reasonId })}
    >
      <span className={styles.title}>{title}</span>
      {description !== undefined && <span className={styles.description}>{description}</span>}
      {disabledReason !== undefined && (
        <span className={styles.reason} id={reasonId}>
          {disabledReason}
        </span>
      )}
      {price !== undefined && <span className={styles.price}>{price}</span>}
      <Icon name={icon} />
    </Choice>
  );
  if (details === undefined) return card;
  return (
    <div className={styles.withDetails}>
      {card}
      <details className={styles.details}>
        <summary>
          {texts.details}
          <Icon name="chevronDown" size="small" />
        </summary>
        <div className={styles.more}>{details}</div>
      </details>
    </div>
  );
};
