import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import { describedBy, FieldParts } from "./FieldParts.tsx";
import styles from "./Field.module.css";

/** Props of `TextArea`, besides those of a native text area; `onChange` gets the text. */
export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange" | "disabled" | "readOnly"> {
  /** What is asked for, above the field. */
  readonly label: string;
  /** Called with all that stands in the field, at each key. */
  readonly onChange?: (value: string) => void;
  /** Nothing can be typed; say nearby why not. */
  readonly isDisabled?: boolean;
  /** It can be read and copied, and not changed. */
  readonly isReadOnly?: boolean;
  /** Help below the label, shown before anything is wrong. */
  readonly description?: ReactNode;
  /** The error message, or null. */
  readonly error?: string | null;
  /** Marks the field as optional. */
  readonly isOptional?: boolean;
}

/** A multi-line text field with label, help and error. */
export const TextArea = ({
  id: givenId,
  label,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  description,
  error = null,
  isOptional = false,
  rows = 5,
  className,
  style,
  ...props
}: TextAreaProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldParts
      id={id}
      label={label}
      isOptional={isOptional}
      description={description}
      error={error}
      className={className}
      style={style}
    >
      <textarea
        {...props}
        {...describedBy({ id, description, error })}
        id={id}
        className={classNames(styles.input, styles.lines)}
        disabled={isDisabled}
        readOnly={isReadOnly}
        rows={rows}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </FieldParts>
  );
};
