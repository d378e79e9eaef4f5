import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ShopLimits } from "../session/shopLimits.ts";
import type { User } from "../graphql/User.ts";

/** The caller, the current time, and the services of a call. */
export interface Caller {
  readonly db: Kysely<DatabaseSchema>;
  readonly user: User;
  readonly now: Date;
  readonly limits: ShopLimits;
  /** Of the request's `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
}
