import { postcodeFromInput } from "@kamra/core/delivery";
import { useSettings } from "../settings/SettingsProvider.tsx";
import type { FieldContract } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

/** Props of `PostcodeField`, which connect it to its form; the value has no spaces and hyphens. */
export interface PostcodeFieldProps extends FieldContract {
  /** What the browser fills in; the postcode of the address unless given. */
  readonly autoComplete?: string;
}

/**
 * A postcode of the shop's country: digits only for Hungary, even when pasted with other characters.
 *
 * @rule ADDR-6
 */
export const PostcodeField = ({ onChange, autoComplete = "postal-code", ...field }: PostcodeFieldProps) => {
  const settings = useSettings();
  return (
    <TextField
      {...field}
      onChange={(text) => onChange(postcodeFromInput(text, settings))}
      width="short"
      inputMode={settings.postcodeCharacters === "letters" ? "text" : "numeric"}
      autoComplete={autoComplete}
      enterKeyHint="next"
    />
  );
};
