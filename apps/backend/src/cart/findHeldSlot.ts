import { sql } from "kysely";
import { findTimeSlots, type TimeSlotRow } from "../delivery/findTimeSlots.ts";
import { servesPostcode } from "../delivery/servesPostcode.ts";
import type { Context } from "../graphql/Context.ts";
import { postcodeOf } from "./deliveryOf.ts";
import type { PricedCart } from "./PricedCart.ts";

/**
 * The slot reserved for a cart now; `null` without one, or when the slot belongs to another sector than the delivery
 * address.
 */
export async function findHeldSlot(
  cart: PricedCart,
  { db, now }: Pick<Context, "db" | "now">,
): Promise<TimeSlotRow | null> {
  const { id, time_slot_id } = cart.row;
  if (time_slot_id === null) return null;
  const postcode = postcodeOf(cart);
  const isServed = postcode === null ? sql<boolean>`true` : servesPostcode("slot.sector_id", postcode);
  const [slot] = await findTimeSlots(db, {
    where: sql<boolean>`slot.id = ${time_slot_id} and ${isServed}`,
    cartId: id,
    now,
  });
  return slot ?? null;
}
