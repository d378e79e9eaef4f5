import type { ReactNode } from "react";
import type { FieldBinding } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

/** Props of `EmailField`, which connect it to its form. */
export interface EmailFieldProps extends FieldBinding {
  /** `username` beside a password field, so that password managers store both. */
  readonly autoComplete?: "email" | "username";
  /** Help below the label, shown before anything is wrong. */
  readonly description?: ReactNode;
  /** Whether it is fixed, for password managers or after confirmation. */
  readonly isReadOnly?: boolean;
  /** What the phone's keyboard writes on its Enter key. */
  readonly enterKeyHint?: "next" | "send" | "done" | "go";
}

/** An e-mail field with the matching keyboard. */
export const EmailField = ({ autoComplete = "email", enterKeyHint = "next", ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    inputMode="email"
    autoCapitalize="none"
    autoComplete={autoComplete}
    autoCorrect="off"
    spellCheck="false"
    enterKeyHint={enterKeyHint}
  />
);
