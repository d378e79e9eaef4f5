import { nationalPhone, phoneFromField } from "@kamra/core/form";
import { useState } from "react";
import { useSettings } from "../settings/SettingsProvider.tsx";
import type { FieldContract } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

/** `value` is the stored number: digits only, with the calling code. */
export interface PhoneFieldProps extends FieldContract {
  /** What the phone's keyboard writes on its Enter key. */
  readonly enterKeyHint?: "next" | "send" | "done";
}

/** What is typed after the calling code: digits and their spaces. */
const withoutPrefix = (input: string, callingCode: string): string =>
  input
    .replace(/^[^\d+]+/, "")
    .replace(new RegExp(`^(?:\\+|00)${callingCode}\\s*(?:\\(0\\))?\\s*`), "")
    .replace(/[^\d\s]/g, "");

/**
 * A phone number after the country's calling code. Pasted numbers are cleaned, and grouped on blur. An invalid number
 * stays as typed, beside its message.
 *
 * @rule FORM-2
 */
export const PhoneField = ({ value, onChange, onBlur, enterKeyHint = "next", ...field }: PhoneFieldProps) => {
  const { callingCode } = useSettings();
  // What was typed for a value: a form may have set another one since.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const change = (input: string) => {
    const phone = phoneFromField(input, { value, callingCode });
    // A number of another country changes nothing.
    if (phone === value && input.includes("+")) return;
    const isNumber = /^\d*$/.test(phone);
    setTyped({ text: isNumber ? withoutPrefix(input, callingCode) : input, value: phone });
    onChange(phone);
  };
  return (
    <TextField
      {...field}
      value={typed?.value === value ? typed.text : nationalPhone(value, { callingCode })}
      onChange={change}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      prefix={`+${callingCode}`}
      width="medium"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint={enterKeyHint}
    />
  );
};
