import { tolerate } from "../../browser/toleratedFailures.ts";
import { type FieldBinding, PasswordField } from "@kamra/ui";
import { useState } from "react";
import { loadCommonPasswords, newPasswordStrength } from "./newPassword.ts";

interface NewPasswordFieldProps extends FieldBinding {
  /** The address of the password's user. */
  readonly email: string;
}

/** A new password, checked while typing by the server's rules. */
export function NewPasswordField({ email, ...field }: NewPasswordFieldProps) {
  const [, setIsLoaded] = useState(false);
  // Without the list the field works, and the server checks.
  const load = () => void loadCommonPasswords().then(() => setIsLoaded(true), tolerate);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      strength={newPasswordStrength(field.value, { email })}
      onFocus={load}
    />
  );
}
