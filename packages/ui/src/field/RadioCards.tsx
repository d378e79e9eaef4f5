import type { ReactNode } from "react";
import { FieldError, Label, RadioGroup } from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import { Hungarian } from "../text/Hungarian.tsx";
import fieldStyles from "./Field.module.css";
import styles from "./RadioCards.module.css";

export interface RadioCardsProps<Value extends string> {
  readonly id?: string;
  readonly label: string;
  /** Null without a choice. */
  readonly value: Value | null;
  readonly onChange: (value: string) => void;
  /** The error message, or null. */
  readonly error?: string | null;
  /** `RadioCard`s. */
  readonly children: ReactNode;
}

/** A choice among cards. The arrow keys go from one to the next. */
export const RadioCards = <Value extends string>({
  id,
  label,
  value,
  onChange,
  error = null,
  children,
}: RadioCardsProps<Value>) => (
  <Hungarian>
    <RadioGroup
      className={classNames(styles.cards)}
      value={value}
      onChange={onChange}
      isInvalid={error !== null}
      validationBehavior="aria"
      {...(id === undefined ? {} : { id })}
    >
      <Label className={classNames(fieldStyles.label)}>{label}</Label>
      {children}
      <FieldError className={classNames(fieldStyles.error)}>{error}</FieldError>
    </RadioGroup>
  </Hungarian>
);
