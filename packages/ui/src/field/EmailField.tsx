import type { ReactNode } from "react";
import type { FieldBinding } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

export interface EmailFieldProps extends FieldBinding {
  /** `username` beside a password field, so that password managers store both. */
  readonly autoComplete?: "email" | "username";
  readonly description?: ReactNode;
  /** Shown for a password manager, or because it is settled. */
  readonly isReadOnly?: boolean;
  readonly enterKeyHint?: "next" | "send" | "done" | "go";
}

/** An e-mail address, with the keyboard for one. */
export const EmailField = ({ autoComplete = "email", enterKeyHint = "next", ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCorrect="off"
    spellCheck="false"
    enterKeyHint={enterKeyHint}
  />
);
