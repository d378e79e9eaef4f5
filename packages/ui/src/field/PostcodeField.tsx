import { digitsOf } from "@kamra/core/delivery";
import type { ReactNode } from "react";
import type { FieldBinding } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

export interface PostcodeFieldProps extends FieldBinding {
  readonly description?: ReactNode;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
}

/**
 * A Hungarian postcode: four digits, whatever is pasted.
 *
 * @rule ADDR-6
 */
export const PostcodeField = ({ onChange, autoComplete = "postal-code", ...field }: PostcodeFieldProps) => (
  <TextField
    {...field}
    onChange={(text) => onChange(digitsOf(text).slice(0, 4))}
    width="short"
    inputMode="numeric"
    autoComplete={autoComplete}
    enterKeyHint="next"
  />
);
