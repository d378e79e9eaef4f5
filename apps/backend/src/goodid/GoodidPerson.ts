/** Whom a provider says that somebody is. */
export interface GoodidPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has made sure of the address. */
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly telephone: string | null;
}
