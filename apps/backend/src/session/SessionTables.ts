import type { Generated, GeneratedAlways } from "kysely";

export interface UserTable {
  /** 128 random bits in base64url. */
  id: string;
  /** By which another system of the shop knows the person. */
  ext_id: string | null;
  /** As the person writes it. */
  email: string;
  /**
   * By which the person's mailbox is known; no two accounts have the same. Absent only where an account from before has one that another
   * account has, or none that is an address: `email_collisions` names those.
   */
  canonical_email: string | null;
  /** When somebody last showed that mail to this address reaches them; `null` when nobody has. */
  email_verified_at: string | null;
  name: string;
  /** Digits alone, the country's 36 first. */
  telephone: string | null;
  /** Argon2id as a PHC string; `null` for who has no password and comes by another sign-in. */
  password_hash: string | null;
  disable_donations: Generated<boolean>;
  last_login: string | null;
  created_at: Generated<string>;
}

export interface AccessTokenTable {
  /** SHA-256 of the token, in hexadecimal. */
  hash: string;
  user_id: string;
  created_at: Generated<string>;
  expires_at: string;
  revoked_at: string | null;
  /** From when the shop's pages kept it where scripts could read it. */
  is_readable: Generated<boolean>;
}

/** A browser from which somebody has logged in to an account. */
export interface KnownDeviceTable {
  id: GeneratedAlways<number>;
  /** As an access token's. */
  hash: string;
  user_id: string;
  expires_at: string;
}

/** What a one-time token is good for. */
export type TokenPurpose = "emailVerification" | "passwordReset" | "signIn";

/** One a person and purpose; it is gone once it is used. */
export interface OneTimeTokenTable {
  /** As an access token's. */
  hash: string;
  user_id: string;
  purpose: TokenPurpose;
  /** The address that it was sent to, which it confirms; given exactly for `emailVerification`. */
  email: string | null;
  /** Of what the browser holds that alone may use it, as an access token's; `null` when any may. */
  browser_hash: string | null;
  expires_at: string;
}

/** An account from before the canonical address that has none; it is known by the exact spelling of its address. */
export interface EmailCollisionTable {
  user_id: string;
  /** The one that another account has; `null` where the account's own text is no address. */
  canonical_email: string | null;
}

export interface RateLimitTable {
  /** Who does what. */
  key: string;
  started_at: string;
  /** Since `started_at`. */
  uses: number;
}

/** The tables of people, of how they log in, and of what they may do how often. */
export interface SessionTables {
  users: UserTable;
  access_tokens: AccessTokenTable;
  known_devices: KnownDeviceTable;
  one_time_tokens: OneTimeTokenTable;
  email_collisions: EmailCollisionTable;
  rate_limits: RateLimitTable;
}
