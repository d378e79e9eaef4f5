import type { RootProps } from "../styles/RootProps.ts";
import { type ReactNode, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { describedBy, descriptionId, errorId } from "./FieldParts.tsx";
import fieldStyles from "./Field.module.css";
import styles from "./RadioCards.module.css";
import { fieldTexts } from "./text.hu.ts";

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
  /** The name that the chosen value is sent under. */
  readonly name?: string | undefined;
  /** Called when the focus leaves the group. */
  readonly onBlur?: () => void;
  /** The error message, or null. */
  readonly error?: string | null;
  /** None of the cards can be chosen; say nearby why not. */
  readonly isDisabled?: boolean;
  /** Marks the choice as optional. */
  readonly isOptional?: boolean;
  /** Help below the label, shown before anything is wrong. */
  readonly description?: ReactNode;
  /** `RadioCard`s. */
  readonly children: ReactNode;
}

/** A choice among cards. The arrow keys go from one to the next. The group can have the focus, for a form that moves it to what is wrong. */
export const RadioCards = <Value extends string>({
  id: givenId,
  label,
  value,
  onChange,
  onBlur,
  error = null,
  isDisabled = false,
  isOptional = false,
  description,
  children,
  className,
  ...root
}: RadioCardsProps<Value>) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { optional } = useTexts("field", fieldTexts);
  return (
    <ChoiceGroup
      {...root}
      {...describedBy({ id, description, error })}
      className={classNames(styles.cards, className)}
      value={value}
      onChange={onChange}
      id={givenId}
      tabIndex={-1}
      disabled={isDisabled}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <legend className={classNames(fieldStyles.label, styles.label)}>
        {label}
        {isOptional && <span className={fieldStyles.optional}>{` ${optional}`}</span>}
      </legend>
      {description !== undefined && (
        <span id={descriptionId(id)} className={fieldStyles.description}>
          {description}
        </span>
      )}
      {children}
      {error !== null && (
        <span id={errorId(id)} className={fieldStyles.error}>
          {error}
        </span>
      )}
    </ChoiceGroup>
  );
};
