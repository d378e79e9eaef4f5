/** A change of personal data; left-out fields stay. */
export interface PersonalData {
  readonly name?: string | undefined;
  /** A new address requires the password; a mail goes to both. */
  readonly email?: string | undefined;
  /** Null clears it. */
  readonly telephone?: string | null | undefined;
  /** Required for a new e-mail address. */
  readonly currentPassword?: string | undefined;
}
