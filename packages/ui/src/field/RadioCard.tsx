import { type ReactNode, useId } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { Choice } from "./Choice.tsx";
import { fieldTexts } from "./text.hu.ts";
import styles from "./RadioCard.module.css";

/**
 * An option of `RadioCards`: its value, texts and icon, and why it cannot be chosen. As of every field, `className` and `style`
 * are its root's, all others its input's.
 */
export interface RadioOption<Value extends string = string> extends RootProps<"input"> {
  /** What the choice is sent and told apart by. */
  readonly value: Value;
  /** An icon that stands for the choice; none where one would say the same of each. */
  readonly icon?: IconName;
  /** The choice in a few words. */
  readonly title: string;
  /** What the choice means: its price, its time or its terms. */
  readonly description?: ReactNode;
  /** Its price, if any. */
  readonly price?: string;
  /** Collapsed details. */
  readonly details?: ReactNode;
  /** The reason why it cannot be chosen, if any. */
  readonly disabledReason?: ReactNode;
  /** It cannot be chosen; the card says why not. */
  readonly isDisabled?: boolean;
}

/** One of a few options as a large card, in a `ChoiceGroup`. */
export const RadioCard = ({
  value,
  icon,
  title,
  description,
  price,
  details,
  disabledReason,
  isDisabled = disabledReason !== undefined,
  className,
  style,
  ...input
}: RadioOption) => {
  const texts = useTexts("field", fieldTexts);
  const reasonId = useId();
  return (
    <div className={classNames(styles.root, className)} style={style}>
      <Choice
        {...input}
        aria-describedby={classNames(input["aria-describedby"], disabledReason !== undefined && reasonId) || undefined}
        className={styles.card}
        value={value}
        isDisabled={isDisabled}
      >
        <span className={styles.title}>{title}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
        {disabledReason !== undefined && (
          <span className={styles.reason} id={reasonId}>
            {disabledReason}
          </span>
        )}
        {price !== undefined && <span className={styles.price}>{price}</span>}
        {icon !== undefined && <Icon name={icon} />}
      </Choice>
      {details !== undefined && (
        <details className={styles.details}>
          <summary>
            {texts.details}
            <Icon name="chevronDown" size="small" />
          </summary>
          <div className={styles.more}>{details}</div>
        </details>
      )}
    </div>
  );
};
