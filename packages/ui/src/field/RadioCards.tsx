import type { RootProps } from "../styles/RootProps.ts";
import { type ReactNode, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { describedBy, descriptionId, errorId } from "./FieldParts.tsx";
import fieldStyles from "./Field.module.css";
import styles from "./RadioCards.module.css";
import { RadioCard, type RadioOption } from "./RadioCard.tsx";
import { fieldTexts } from "./text.hu.ts";

/** Props of `RadioCards`: the group's label, its options and its value. */
export interface RadioCardsProps<Value extends string> extends RootProps<"fieldset"> {
  /** The group's id: an error summary links to it. */
  readonly id?: string | undefined;
  /** What is asked, above the cards. */
  readonly label: string;
  /** The cards, in their order. */
  readonly options: ReadonlyArray<RadioOption<Value>>;
  /** Null without a choice. */
  readonly value: Value | null;
  /** Called with the value of the chosen card. */
  readonly onChange: (value: Value) => void;
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
}

/** A choice among cards. The arrow keys go from one to the next. The group can have the focus, for a form that moves it to what is wrong. */
export const RadioCards = <Value extends string>({
  id: givenId,
  label,
  options,
  value,
  onChange,
  onBlur,
  error = null,
  isDisabled = false,
  isOptional = false,
  description,
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
      onChange={(chosen) => {
        const option = options.find((each) => each.value === chosen);
        if (option !== undefined) onChange(option.value);
      }}
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
      {options.map((option) => (
        <RadioCard key={option.value} {...option} />
      ))}
      {error !== null && (
        <span id={errorId(id)} className={fieldStyles.error}>
          {error}
        </span>
      )}
    </ChoiceGroup>
  );
};
