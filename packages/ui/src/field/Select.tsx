import { useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import styles from "./Field.module.css";

/** An option of a `Select`: the value that `onChange` gets, and its label. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Props of `Select`: label, options and the chosen value. */
export interface SelectProps<Value extends string> {
  /** What is asked for, above the field. */
  readonly label: string;
  /** What can be chosen, in the order of the list. */
  readonly options: ReadonlyArray<SelectOption<Value>>;
  /** Null without a choice; `placeholder` shows then. */
  readonly value: Value | null;
  /** Called with the value of the chosen option. */
  readonly onChange: (value: Value) => void;
  /** What stands there before anything is chosen. */
  readonly placeholder?: string;
  /** The field's id; made up unless given. */
  readonly id?: string;
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
}

/** A native select, which works best on phones. */
export const Select = <Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  id: givenId,
  name,
  form,
  autoComplete,
  onBlur,
  error = null,
  isCompact = false,
}: SelectProps<Value>) => {
  const ownId = useId();
  const errorId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={classNames(styles.field, isCompact && styles.compact)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.select}>
        <select
          className={styles.input}
          id={id}
          name={name}
          form={form}
          autoComplete={autoComplete}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          {...(error === null ? {} : { "data-invalid": true })}
          onBlur={onBlur}
          value={value ?? ""}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {value === null && (
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
      {error !== null && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
};
