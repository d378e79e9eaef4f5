import { type ReactNode, type Ref, useId } from "react";
import {
  FieldError,
  Input,
  Text,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import styles from "./Field.module.css";

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  "className" | "style" | "children" | "isInvalid" | "validationBehavior"
> {
  readonly label: string;
  readonly description?: ReactNode;
  /** What is wrong with it, or null. */
  readonly error?: string | null;
  /** It may stay empty, and its label says so. */
  readonly isOptional?: boolean;
  readonly placeholder?: string;
  /** What is always before the text, inside of the field. */
  readonly prefix?: string;
  /** A control inside of the field, at its end. */
  readonly end?: ReactNode;
  /** As wide as what goes in it: a few digits, a number in groups; its column without it. */
  readonly width?: "short" | "medium";
  /** What it proposes; anything else can be typed as well. */
  readonly suggestions?: ReadonlyArray<string>;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A line of text with its name and help above it and what is wrong with it below. */
export const TextField = ({
  label,
  description,
  error = null,
  isOptional = false,
  placeholder,
  prefix,
  end,
  width,
  suggestions = [],
  inputRef,
  ...props
}: TextFieldProps) => {
  const listId = useId();
  return (
    <AriaTextField {...props} className={classNames(styles.field)} isInvalid={error !== null} validationBehavior="aria">
      <FieldLabel label={label} isOptional={isOptional} />
      {description !== undefined && (
        <Text slot="description" className={classNames(styles.description)}>
          {description}
        </Text>
      )}
      <span className={classNames(styles.box, width !== undefined && styles[width])}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <Input
          className={classNames(styles.input, prefix !== undefined && styles.afterPrefix)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          {...(suggestions.length === 0 ? {} : { list: listId })}
        />
        {end}
      </span>
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <FieldError className={classNames(styles.error)}>{error}</FieldError>
    </AriaTextField>
  );
};
