import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { User } from "../session/User.ts";

/** Who calls the service, at what moment, and what it works on. */
export interface Caller {
  readonly db: Kysely<DatabaseSchema>;
  readonly user: User;
  readonly now: Date;
  /** Of the request's `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
}
