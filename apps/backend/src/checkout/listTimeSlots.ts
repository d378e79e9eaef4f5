import { findCartRow } from "../cart/findCartRow.ts";
import type { QueryTimetableTimeSlotsArgs, TimetableTimeSlot } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { encodeTimeSlot } from "../delivery/encodeTimeSlot.ts";
import { slotsOfPlace } from "../delivery/slotsOfPlace.ts";

/**
 * The time slots for a postcode, by default the cart's.
 *
 * Errors: Refusal INVALID_CART_ID.
 */
export async function listTimeSlots(
  { cart_id, postcode }: QueryTimetableTimeSlotsArgs,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<TimetableTimeSlot[]> {
  const { db, now } = context;
  const cart = cart_id ? await findCartRow(cart_id, context) : null;
  const place = postcode ?? cart?.shipping_address?.postcode ?? null;
  if (place === null) return [];
  return (await slotsOfPlace(db, { postcode: place, cartId: cart?.id ?? null, now })).map(encodeTimeSlot);
}
