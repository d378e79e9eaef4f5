/** A change of personal data; left-out fields stay. */
export interface PersonalData {
  readonly name?: string | undefined;
  /** Another one wants the password; a mail goes to both. */
  readonly email?: string | undefined;
  /** Null clears it. */
  readonly telephone?: string | null | undefined;
  /** For another e-mail address. */
  readonly currentPassword?: string | undefined;
}
