import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { describedBy, FieldParts } from "./FieldParts.tsx";
import styles from "./Field.module.css";

/** An option of a `Select`: the value that `onChange` gets, and its label. */
export interface SelectOption<Value extends string> {
  /** What `onChange` gets. */
  readonly value: Value;
  /** What stands in the list. */
  readonly label: string;
}

/** Props of `Select`: label, options and the chosen value. */
export interface SelectProps<Value extends string> extends Omit<
  ComponentProps<"select">,
  | "autoComplete"
  | "children"
  | "defaultValue"
  | "disabled"
  | "form"
  | "multiple"
  | "name"
  | "onBlur"
  | "onChange"
  | "value"
> {
  /** What is asked for, above the field. */
  readonly label: string;
  /** What can be chosen, in the order of the list. */
  readonly options: ReadonlyArray<SelectOption<Value>>;
  /** Null, or none of the options, without a choice; `placeholder` shows then. */
  readonly value: Value | null;
  /** Called with the value of the chosen option. */
  readonly onChange: (value: Value) => void;
  /** What stands there before anything is chosen. */
  readonly placeholder?: string;
  /** The field's id; made up unless given. */
  readonly id?: string | undefined;
  /** The name that it is sent under. */
  readonly name?: string | undefined;
  /** The id of its form, if that is elsewhere. */
  readonly form?: string | undefined;
  /** What the browser may fill in. */
  readonly autoComplete?: string;
  /** Called when the focus leaves the field. */
  readonly onBlur?: () => void;
  /** The error message, or null. */
  readonly error?: string | null;
  /** Whether the label is beside the field, to save height. */
  readonly isCompact?: boolean;
  /** Nothing can be chosen now. */
  readonly isDisabled?: boolean;
  /** Marks the field as optional. */
  readonly isOptional?: boolean;
  /** Help below the label, shown before anything is wrong. */
  readonly description?: ReactNode;
}

/** A native select, which works best on phones. */
export const Select = <Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  id: givenId,
  error = null,
  isCompact = false,
  isDisabled = false,
  isOptional = false,
  description,
  className,
  style,
  ...props
}: SelectProps<Value>) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldParts
      id={id}
      label={label}
      isOptional={isOptional}
      description={description}
      error={error}
      className={classNames(isCompact && styles.compact, className)}
      style={style}
    >
      <span className={styles.select}>
        <select
          {...props}
          className={styles.input}
          id={id}
          {...describedBy({ id, description, error })}
          disabled={isDisabled}
          value={value ?? ""}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.every((option) => option.value !== value) && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size="small" />
      </span>
    </FieldParts>
  );
};
