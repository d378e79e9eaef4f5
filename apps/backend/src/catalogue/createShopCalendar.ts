import { budapestDay } from "@kamra/core/product";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { ensureTimeSlots } from "../delivery/ensureTimeSlots.ts";
import { refreshPrices } from "./refreshPrices.ts";
import { takeTurn } from "../database/engine/takeTurn.ts";

/** Keeps the lists' prices and the time slots of the coming days up to date. */
export interface ShopCalendar {
  /** Returns once the prices and time slots are those of the current day. */
  turnTo(now: Date): Promise<void>;
}

/** A calendar that the first request of each day updates, so that it needs no timer and tolerates a jumping clock. */
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
