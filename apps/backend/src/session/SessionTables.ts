import type { Generated } from "kysely";

export interface UserTable {
  /** 128 random bits in base64url. */
  id: string;
  /** As the person writes it; no two differ in capitals alone. */
  email: string;
  name: string;
  created_at: Generated<string>;
}

export interface AccessTokenTable {
  /** SHA-256 of the token, in hexadecimal. */
  hash: string;
  user_id: string;
  created_at: Generated<string>;
  expires_at: string;
  revoked_at: string | null;
}

export interface RateLimitTable {
  /** Who does what. */
  key: string;
  started_at: string;
  /** Since `started_at`. */
  uses: number;
}

/** The tables of people and of what they may do how often. */
export interface SessionTables {
  users: UserTable;
  access_tokens: AccessTokenTable;
  rate_limits: RateLimitTable;
}
