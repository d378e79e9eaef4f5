import { nationalPhone, phoneFromField } from "@kamra/core/form";
import { type ReactNode, useState } from "react";
import type { FieldBinding } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

/** `value` is as it is kept: digits alone, 36 first. */
export interface PhoneFieldProps extends FieldBinding {
  readonly isOptional?: boolean;
  readonly description?: ReactNode;
  readonly enterKeyHint?: "next" | "send" | "done";
}

/**
 * A Hungarian phone number after its +36. What is pasted is cleaned, and grouped when the shopper has left the field.
 *
 * @rule FORM-2
 */
export const PhoneField = ({ value, onChange, onBlur, enterKeyHint = "next", ...field }: PhoneFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (input: string) => {
    const phone = phoneFromField(input, { value });
    // A number of another country changes nothing, and neither does a lone plus sign.
    if (phone === value && input.includes("+")) return;
    setTyped(input.replace(/^\s*(?:\+|00)36\s*/, "").replace(/[^\d\s]/g, ""));
    onChange(phone);
  };
  return (
    <TextField
      {...field}
      value={typed ?? nationalPhone(value)}
      onChange={change}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      prefix="+36"
      width="medium"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint={enterKeyHint}
    />
  );
};
