import type { RootProps } from "../styles/RootProps.ts";
import { type ReactNode, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import fieldStyles from "./Field.module.css";
import styles from "./RadioCards.module.css";

/** Props of `RadioCards`: the group's label, its value, and the cards as children. */
export interface RadioCardsProps<Value extends string> extends RootProps<"fieldset"> {
  /** The group's id: an error summary links to it. */
  readonly id?: string | undefined;
  /** What is asked, above the cards. */
  readonly label: string;
  /** Null without a choice. */
  readonly value: Value | null;
  /** Called with the value of the chosen card. */
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
  className,
  ...root
}: RadioCardsProps<Value>) => {
  const errorId = useId();
  return (
    <ChoiceGroup
      {...root}
      className={classNames(styles.cards, className)}
      value={value}
      onChange={onChange}
      id={id}
      {...(error === null ? {} : { "aria-invalid": true, "aria-describedby": errorId })}
    >
      <legend className={classNames(fieldStyles.label, styles.label)}>{label}</legend>
      {children}
      {error !== null && (
        <span id={errorId} className={fieldStyles.error}>
          {error}
        </span>
      )}
    </ChoiceGroup>
  );
};
