/** A person as the provider describes them. */
export interface GoodidPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has made sure of the address. */
  readonly isEmailVerified: boolean;
  /** `null` when the provider sent none that the rule accepts. */
  readonly name: string | null;
  readonly telephone: string | null;
}
