import { timeSlotRefusals } from "@kamra/core/delivery";
import { grams } from "@kamra/core/product";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { TimeSlotOffer } from "../generated/types.ts";
import { encodeTimeSlot } from "./encodeTimeSlot.ts";
import { slotsOfPlace } from "./slotsOfPlace.ts";

interface Asked {
  readonly postcode: number;
  readonly cartId: string | null;
  /** Grams of the cart. */
  readonly weight: number;
  readonly now: Date;
}

/**
 * The first of the time slots that a cart could choose now, with its deadline, and the lowest and highest price. One statement.
 *
 * @rule SHIP-6, SHIP-10
 */
export async function offerTimeSlots(
  db: Kysely<DatabaseSchema>,
  { postcode, cartId, weight, now }: Asked,
): Promise<TimeSlotOffer> {
  const cartWeight = grams(weight);
  const free = (await slotsOfPlace(db, { postcode, cartId, now })).filter((row) => {
    const { status, visible_until: visibleUntil, weight_limit } = encodeTimeSlot(row);
    return (
      timeSlotRefusals({ status, visibleUntil, weightLimit: grams(weight_limit) }, { cartWeight, now }).length === 0
    );
  });
  const [earliest] = free;
  if (earliest === undefined) return { earliest: null, visible_until: null, lowest_price: null, highest_price: null };
  const { range_date, time_from, time_to, visible_until } = earliest;
  const prices = free.map(({ price }) => price);
  return {
    earliest: { range_date, time_from, time_to },
    visible_until,
    lowest_price: Math.min(...prices),
    highest_price: Math.max(...prices),
  };
}
