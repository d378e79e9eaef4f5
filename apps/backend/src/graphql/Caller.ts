import type { User } from "./User.ts";

/** The caller of a request; both are `null` for a guest. */
export interface Caller {
  readonly user: User | null;
  /** The token's hash. */
  readonly tokenHash: string | null;
}
