import { budapestDay } from "@kamra/core/product";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { ensureTimeSlots } from "../delivery/ensureTimeSlots.ts";
import { refreshPrices } from "./refreshPrices.ts";
import { takeTurn } from "./takeTurn.ts";

/** Sees to it that lists are never filtered by yesterday's prices, and that there are time slots for the days ahead. */
export interface ShopCalendar {
  /** Returns once the current prices and the time slots are of this moment's day. */
  turnTo(now: Date): Promise<void>;
}

/**
 * A calendar that is turned by the first request of each day, so no timer has to run and a clock that jumps does no harm.
 */
export function createShopCalendar(db: Kysely<DatabaseSchema>): ShopCalendar {
  let today: string | null = null;
  let turning: Promise<void> | null = null;

  async function turn(now: Date): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await takeTurn(transaction);
      await refreshPrices(transaction, { now });
      await ensureTimeSlots(transaction, { now });
    });
    today = budapestDay(now);
  }

  return {
    async turnTo(now) {
      while (today !== budapestDay(now)) {
        turning ??= turn(now).finally(() => {
          turning = null;
        });
        await turning;
      }
    },
  };
}
