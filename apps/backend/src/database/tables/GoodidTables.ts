export interface UserIdentityTable {
  /** The provider. */
  issuer: string;
  /** The provider's id of the person. */
  subject: string;
  user_id: string;
  /** The provider's latest data; `null` when it sent none. */
  email: string | null;
  name: string | null;
  /** As a user's. */
  telephone: string | null;
}

/** A sign-in in progress at the provider. */
export interface SignInAttemptTable {
  /** As an access token's. */
  state_hash: string;
  nonce: string;
  code_verifier: string;
  expires_at: string;
}

/** The tables of signing in by a provider. */
export interface GoodidTables {
  user_identities: UserIdentityTable;
  sign_in_attempts: SignInAttemptTable;
}
