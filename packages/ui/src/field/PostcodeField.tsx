import { digitsOf } from "@kamra/core/delivery";
import { useSettings } from "../settings/SettingsProvider.tsx";
import type { FieldContract } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

/** Props of `PostcodeField`, which connect it to its form; the value has digits alone. */
export interface PostcodeFieldProps extends FieldContract {
  /** What the browser fills in; the postcode of the address unless given. */
  readonly autoComplete?: string;
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
