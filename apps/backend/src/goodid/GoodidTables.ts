export interface UserIdentityTable {
  /** The provider. */
  issuer: string;
  /** By which it knows the person. */
  subject: string;
  user_id: string;
  /** As the provider last told them; `null` when it did not. */
  email: string | null;
  name: string | null;
  /** As a user's. */
  telephone: string | null;
}

/** Somebody who has been sent to the provider and is not back yet. */
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
