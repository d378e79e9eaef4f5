import { budapestDay } from "@kamra/core/product";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { refreshPrices } from "./refreshPrices.ts";
import { takeTurn } from "./takeTurn.ts";

/** Sees to it that lists are never filtered by yesterday's prices. */
export interface PriceCalendar {
  /** Returns once the current prices are of this moment's day. */
  turnTo(now: Date): Promise<void>;
}

/**
 * A calendar that stands on the day of the prices in the database and is turned by the first request of each day, so no
 * timer has to run and a clock that jumps does no harm.
 */
export function createPriceCalendar(db: Kysely<DatabaseSchema>): PriceCalendar {
  let pricedDay: string | null = null;
  let turning: Promise<void> | null = null;

  async function turn(now: Date): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await takeTurn(transaction);
      await refreshPrices(transaction, { now });
    });
    pricedDay = budapestDay(now);
  }

  return {
    async turnTo(now) {
      while (pricedDay !== budapestDay(now)) {
        turning ??= turn(now).finally(() => {
          turning = null;
        });
        await turning;
      }
    },
  };
}
