import type { ReactNode } from "react";
import {
  FieldError,
  Label,
  Text,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import styles from "./Field.module.css";

export interface TextAreaProps extends Omit<
  AriaTextFieldProps,
  "className" | "style" | "children" | "isInvalid" | "validationBehavior" | "type"
> {
  readonly label: string;
  readonly description?: ReactNode;
  /** What is wrong with it, or null. */
  readonly error?: string | null;
  /** How many lines it shows at once. */
  readonly rows?: number;
}

/** Several lines of text with their name above them and what is wrong below. */
export const TextArea = ({ label, description, error = null, rows = 5, ...props }: TextAreaProps) => (
  <AriaTextField {...props} className={classNames(styles.field)} isInvalid={error !== null} validationBehavior="aria">
    <Label className={classNames(styles.label)}>{label}</Label>
    <AriaTextArea className={classNames(styles.input, styles.lines)} rows={rows} />
    {description !== undefined && (
      <Text slot="description" className={classNames(styles.description)}>
        {description}
      </Text>
    )}
    <FieldError className={classNames(styles.error)}>{error}</FieldError>
  </AriaTextField>
);
