import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import styles from "./Checkbox.module.css";
import fieldStyles from "./Field.module.css";
import { describedBy, descriptionId, errorId } from "./FieldParts.tsx";

/** Props of `Checkbox`: its state, its label as children, and its names for a form without scripts. */
export interface CheckboxProps extends Omit<
  ComponentProps<"input">,
  "children" | "checked" | "defaultChecked" | "disabled" | "onChange" | "type" | "value" | "name" | "form"
> {
  /** The input's id; made up unless given. */
  readonly id?: string;
  /** The name that it is sent under. */
  readonly name?: string | undefined;
  /** The name and value it sends in a plain form, and the id of a form elsewhere on the page. */
  readonly value?: string | undefined;
  /** The id of the form that it belongs to, when it stands outside of it. */
  readonly form?: string | undefined;
  /** Whether it is ticked. */
  readonly isSelected: boolean;
  /** Called with whether it is ticked now. */
  readonly onChange: (isSelected: boolean) => void;
  /** It cannot be changed; say nearby why not. */
  readonly isDisabled?: boolean;
  /** Help below it, shown before anything is wrong. */
  readonly description?: ReactNode;
  /** The error message, or null. */
  readonly error?: string | null;
  /** The input, for a form that moves the focus to what is wrong. */
  readonly ref?: Ref<HTMLInputElement>;
  /** A link in it can be pressed on its own. */
  readonly children: ReactNode;
}

/** A native checkbox, restyled; its whole label can be pressed. */
export const Checkbox = ({
  id: givenId,
  name,
  value,
  form,
  isSelected,
  onChange,
  isDisabled = false,
  description,
  error = null,
  ref,
  children,
  className,
  style,
  ...props
}: CheckboxProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className} style={style}>
      <label className={styles.checkbox}>
        <input
          {...props}
          {...describedBy({ id, description, error })}
          className={styles.input}
          id={givenId}
          ref={ref}
          name={name}
          value={value}
          form={form}
          type="checkbox"
          checked={isSelected}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.box} aria-hidden="true">
          <Icon name="check" size="small" />
        </span>
        <span className={styles.words}>{children}</span>
      </label>
      {description !== undefined && (
        <div id={descriptionId(id)} className={fieldStyles.description}>
          {description}
        </div>
      )}
      {error !== null && (
        <span id={errorId(id)} className={fieldStyles.error}>
          {error}
        </span>
      )}
    </div>
  );
};
