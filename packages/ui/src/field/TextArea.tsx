import type { ReactNode } from "react";
import {
  FieldError,
  Text,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import styles from "./Field.module.css";

export interface TextAreaProps extends Omit<
  AriaTextFieldProps,
  "className" | "style" | "children" | "isInvalid" | "validationBehavior" | "type"
> {
  readonly label: string;
  readonly description?: ReactNode;
  /** What is wrong with it, or null. */
  readonly error?: string | null;
  /** It may stay empty, and its label says so. */
  readonly isOptional?: boolean;
  /** How many lines it shows at once. */
  readonly rows?: number;
}

/** Several lines of text with their name and help above them and what is wrong below. */
export const TextArea = ({
  label,
  description,
  error = null,
  isOptional = false,
  rows = 5,
  ...props
}: TextAreaProps) => (
  <AriaTextField {...props} className={classNames(styles.field)} isInvalid={error !== null} validationBehavior="aria">
    <FieldLabel label={label} isOptional={isOptional} />
    {description !== undefined && (
      <Text slot="description" className={classNames(styles.description)}>
        {description}
      </Text>
    )}
    <AriaTextArea className={classNames(styles.input, styles.lines)} rows={rows} />
    <FieldError className={classNames(styles.error)}>{error}</FieldError>
  </AriaTextField>
);
