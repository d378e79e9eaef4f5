import type { ReactNode, Ref } from "react";
import {
  FieldError,
  Input,
  Label,
  Text,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import styles from "./Field.module.css";

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  "className" | "style" | "children" | "isInvalid" | "validationBehavior"
> {
  readonly label: string;
  readonly description?: ReactNode;
  /** What is wrong with it, or null. */
  readonly error?: string | null;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A line of text with its name above it and what is wrong with it below. */
export const TextField = ({ label, description, error = null, placeholder, inputRef, ...props }: TextFieldProps) => (
  <AriaTextField {...props} className={classNames(styles.field)} isInvalid={error !== null} validationBehavior="aria">
    <Label className={classNames(styles.label)}>{label}</Label>
    <Input
      className={classNames(styles.input)}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(inputRef === undefined ? {} : { ref: inputRef })}
    />
    {description !== undefined && (
      <Text slot="description" className={classNames(styles.description)}>
        {description}
      </Text>
    )}
    <FieldError className={classNames(styles.error)}>{error}</FieldError>
  </AriaTextField>
);
