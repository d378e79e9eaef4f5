import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { TooManyUses } from "./TooManyUses.ts";

export interface UseLimit {
  /** Who does what: `invitation/user/<user id>`. */
  readonly key: string;
  /** How often in one period. */
  readonly most: number;
  readonly periodSeconds: number;
  readonly now: Date;
}

/**
 * Counts a use, for all processes on the database together. The first one starts a period; once it is over, the next
 * one starts another. Outside of a transaction a use counts even when what it was for fails.
 *
 * Errors: TooManyUses when it goes over the limit.
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
        const isOver = eb("rate_limits.started_at", "<=", overSince);
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
