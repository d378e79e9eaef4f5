import { digitsOf } from "@kamra/core/delivery";
import type { ReactNode } from "react";
import { useSettings } from "../settings/SettingsProvider.tsx";
import type { FieldBinding } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

/** Props of `PostcodeField`, which connect it to its form; the value has digits alone. */
export interface PostcodeFieldProps extends FieldBinding {
  /** Help below the label. */
  readonly description?: ReactNode;
  /** What the browser fills in; the postcode of the address unless given. */
  readonly autoComplete?: string;
  /** Whether the cursor starts here; only in a dialog that asks for nothing else. */
  readonly autoFocus?: boolean;
}

/**
 * A postcode: digits only, even when pasted with other characters.
 *
 * @rule ADDR-6
 */
export const PostcodeField = ({ onChange, autoComplete = "postal-code", ...field }: PostcodeFieldProps) => {
  const { postcodeLength } = useSettings();
  return (
    <TextField
      {...field}
      onChange={(text) => onChange(digitsOf(text).slice(0, postcodeLength))}
      width="short"
      inputMode="numeric"
      autoComplete={autoComplete}
      enterKeyHint="next"
    />
  );
};
