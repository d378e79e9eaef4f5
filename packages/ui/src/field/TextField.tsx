import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import { describedBy, FieldParts } from "./FieldParts.tsx";
import styles from "./Field.module.css";

/** Props of `TextField`, besides those of a native input; `onChange` gets the text. */
export interface TextFieldProps extends Omit<
  ComponentProps<"input">,
  "onChange" | "disabled" | "readOnly" | "prefix" | "width" | "list" | "ref"
> {
  /** What is asked for, above the field. */
  readonly label: string;
  /** Called with all that stands in the field, at each key. */
  readonly onChange?: (value: string) => void;
  /** Nothing can be typed, and it is not sent; say nearby why not. */
  readonly isDisabled?: boolean;
  /** It can be read and copied, and not changed. */
  readonly isReadOnly?: boolean;
  /** Help below the label, shown before anything is wrong. */
  readonly description?: ReactNode;
  /** The error message, or null. */
  readonly error?: string | null;
  /** Marks the field as optional. */
  readonly isOptional?: boolean;
  /** A fixed prefix inside of the field. */
  readonly prefix?: string;
  /** A control inside of the field, at its end. */
  readonly end?: ReactNode;
  /** A button beside the field, such as the one that sends it; it stays there when help or an error come. */
  readonly beside?: ReactNode;
  /** The width for its content: a few digits, or a grouped number; the full column by default. */
  readonly width?: "short" | "medium";
  /**
   * Suggestions; any other text can be typed. Pass an empty list when suggestions may follow, so that the field's role
   * stays the same.
   */
  readonly suggestions?: ReadonlyArray<string>;
  /** The input, for a form that moves the focus to what is wrong. */
  readonly ref?: Ref<HTMLInputElement>;
}

const Suggestions = ({ id, of }: { readonly id: string; readonly of: ReadonlyArray<string> }) => (
  <datalist id={id}>
    {of.map((suggestion) => (
      <option key={suggestion} value={suggestion} />
    ))}
  </datalist>
);

const Row = ({ beside, children }: Pick<TextFieldProps, "beside" | "children">) =>
  beside === undefined ? (
    children
  ) : (
    <div className={styles.row}>
      {children}
      {beside}
    </div>
  );

/** A text field with label, help and error. */
export const TextField = ({
  id: givenId,
  label,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  description,
  error = null,
  isOptional = false,
  prefix,
  end,
  beside,
  width,
  suggestions,
  ref,
  className,
  style,
  ...props
}: TextFieldProps) => {
  const ownId = useId();
  const listId = useId();
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
      <Row beside={beside}>
        <div className={classNames(styles.box, width !== undefined && styles[width])}>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          <input
            type="text"
            {...props}
            {...describedBy({ id, description, error })}
            id={id}
            ref={ref}
            disabled={isDisabled}
            readOnly={isReadOnly}
            className={classNames(styles.input, prefix !== undefined && styles.afterPrefix)}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            {...(suggestions !== undefined && { list: listId })}
          />
          {end}
        </div>
      </Row>
      {suggestions !== undefined && <Suggestions id={listId} of={suggestions} />}
    </FieldParts>
  );
};
