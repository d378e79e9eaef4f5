import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { User } from "../graphql/User.ts";

/** The caller, the current time, and the services of a call. */
export interface Caller {
  readonly db: Kysely<DatabaseSchema>;
  readonly user: User;
  readonly now: Date;
  /** Of the request's `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
}
