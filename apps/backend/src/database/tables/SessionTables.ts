import type { Generated, GeneratedAlways } from "kysely";
import type { SessionEnd } from "../../generated/types.ts";

export interface UserTable {
  /** 128 random bits in base64url. */
  id: string;
  /** The person's id in another system of the shop. */
  ext_id: string | null;
  /** As the person writes it. */
  email: string;
  /**
   * Identifies the mailbox, and is unique. Absent only for an old account whose mailbox another account has, or whose
   * address is invalid: `email_collisions` lists those.
   */
  canonical_email: string | null;
  /** When the user last proved to receive mail at this address; `null` if never. */
  email_verified_at: string | null;
  name: string;
  /** Digits alone, the country's 36 first. */
  telephone: string | null;
  /** Argon2id as a PHC string; `null` for a user without a password. */
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
  /** Why it was revoked from elsewhere; `null` for all others. */
  end_reason: SessionEnd | null;
  /** From when the shop's pages kept it where scripts could read it. */
  is_readable: Generated<boolean>;
  /** Random; it tells nothing of the token. */
  id: Generated<string>;
  /** The browser and its system, as `deviceNameOf` reads them; `null` when unknown. */
  device: string | null;
  /** Exact to the hour; `null` when not used since it has been recorded. */
  last_used_at: string | null;
}

/** A browser from which a user has logged in. */
export interface KnownDeviceTable {
  id: GeneratedAlways<number>;
  /** As an access token's. */
  hash: string;
  user_id: string;
  expires_at: string;
}

/** The purpose of a one-time token. */
export type TokenPurpose = "emailVerification" | "passwordReset" | "signIn";

/** One for each user and purpose; deleted after use. */
export interface OneTimeTokenTable {
  /** As an access token's. */
  hash: string;
  user_id: string;
  purpose: TokenPurpose;
  /** The address that it was sent to, which it confirms; given exactly for `emailVerification`. */
  email: string | null;
  /** Hash of the secret of the only browser that may use it; `null` when any may. */
  browser_hash: string | null;
  expires_at: string;
}

/** An old account without a canonical address; found by its exact spelling. */
export interface EmailCollisionTable {
  user_id: string;
  /** The one that another account has; `null` where the account's own text is no address. */
  canonical_email: string | null;
}

export interface RateLimitTable {
  /** The caller and the action. */
  key: string;
  started_at: string;
  /** Since `started_at`. */
  uses: number;
}

/** The tables of users, their sessions, and the counters of limited actions. */
export interface SessionTables {
  users: UserTable;
  access_tokens: AccessTokenTable;
  known_devices: KnownDeviceTable;
  one_time_tokens: OneTimeTokenTable;
  email_collisions: EmailCollisionTable;
  rate_limits: RateLimitTable;
}
