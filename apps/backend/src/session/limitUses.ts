import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { TooManyUses } from "../graphql/TooManyUses.ts";

export interface UseLimit {
  /** The caller and the action: `invitation/user/<user id>`. */
  readonly key: string;
  /** How often in one period. */
  readonly most: number;
  readonly periodSeconds: number;
  readonly now: Date;
}

/**
 * Counts a use, across all processes of the database. The first use starts a period; after it a new one begins. Outside
 * of a transaction a use counts even when the action fails.
 *
 * Errors: TooManyUses when it exceeds the limit.
 */
export async function limitUses(
  db: Kysely<DatabaseSchema>,
  { key, most, periodSeconds, now }: UseLimit,
): Promise<void> {
  const period = periodSeconds * 1000;
  const overSince = new Date(now.getTime() - period).toISOString();
  const { started_at, uses } = await db
    .insertInto("rate_limits")
    .values({ key, started_at: now.toISOString(), uses: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => {
        // A clock that was ahead for a while must not lock callers out until then.
        const isOver = eb.or([
          eb("rate_limits.started_at", "<=", overSince),
          eb("rate_limits.started_at", ">", now.toISOString()),
        ]);
        return {
          started_at: eb
            .case()
            .when(isOver)
            .then(eb.ref("excluded.started_at"))
            .else(eb.ref("rate_limits.started_at"))
            .end(),
          uses: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb("rate_limits.uses", "+", 1))
            .end(),
        };
      }),
    )
    .returning(["started_at", "uses"])
    .executeTakeFirstOrThrow();
  if (uses > most) {
    throw new TooManyUses({ retryAfterSeconds: Math.ceil((Date.parse(started_at) + period - now.getTime()) / 1000) });
  }
}
