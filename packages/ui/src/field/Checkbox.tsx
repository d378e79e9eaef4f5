import { type ReactNode, type Ref, useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import styles from "./Checkbox.module.css";
import fieldStyles from "./Field.module.css";

/** Props of `Checkbox`: its state, its label as children, and its names for a form without scripts. */
export interface CheckboxProps {
  readonly id?: string;
  readonly name?: string | undefined;
  /** The name and value it sends in a plain form, and the id of a form elsewhere on the page. */
  readonly value?: string | undefined;
  readonly form?: string | undefined;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  /** The error message, or null. */
  readonly error?: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** A link in it can be pressed on its own. */
  readonly children: ReactNode;
}

/** A native checkbox, restyled; its whole label can be pressed. */
export const Checkbox = ({
  id,
  name,
  value,
  form,
  isSelected,
  onChange,
  isDisabled = false,
  error = null,
  inputRef,
  children,
}: CheckboxProps) => {
  const errorId = useId();
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          className={styles.input}
          id={id}
          ref={inputRef}
          name={name}
          value={value}
          form={form}
          type="checkbox"
          checked={isSelected}
          disabled={isDisabled}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.box} aria-hidden="true">
          <Icon name="check" size="small" />
        </span>
        <span className={styles.words}>{children}</span>
      </label>
      {error !== null && (
        <span id={errorId} className={fieldStyles.error}>
          {error}
        </span>
      )}
    </div>
  );
};
