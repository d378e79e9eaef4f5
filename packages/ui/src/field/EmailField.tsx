import type { FieldContract } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

/** Props of `EmailField`, which connect it to its form. */
export interface EmailFieldProps extends FieldContract {
  /** `username` beside a password field, so that password managers store both. */
  readonly autoComplete?: "email" | "username";
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
