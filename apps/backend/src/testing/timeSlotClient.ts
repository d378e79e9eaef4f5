import { expect } from "vitest";
import { cartClient } from "./cartClient.ts";
import type { TestBackend } from "./startTestBackend.ts";

export interface Slot {
  id: string;
  sector: { id: string; name: string };
  order_limit: number;
  weight_limit: number;
  price: number;
  range_date: string;
  timeRange: { id: string; time_from: string; time_to: string };
  visible_until: string;
  status: string;
  held_until: string | null;
}

interface Cart {
  hash: string;
  timetable_time_slot: Slot | null;
}

const slotFields =
  "id sector { id name } order_limit weight_limit price range_date timeRange { id time_from time_to } visible_until status held_until";
export const address = { postcode: 1186, city: "Budapest" };
/** `2026-11-23 08:00` */
export const start = ({ range_date, timeRange }: Slot) => `${range_date} ${timeRange.time_from}`;

/** Offers time slots, and makes carts that choose them. */
export function timeSlotClient(backend: () => TestBackend) {
  const { create, updated, invalid, read } = cartClient<Cart>(backend, `hash timetable_time_slot { ${slotFields} }`);

  async function slots(variables: Record<string, unknown> = { postcode: 1186 }): Promise<Slot[]> {
    const { data, errors } = await backend().ask<{ timetableTimeSlots: Slot[] }>(
      `query ($cart_id: ID, $postcode: Int) { timetableTimeSlots(cart_id: $cart_id, postcode: $postcode) { ${slotFields} } }`,
      variables,
    );
    expect(errors).toEqual([]);
    return data.timetableTimeSlots;
  }
  async function slotAt(when: string, variables?: Record<string, unknown>): Promise<Slot> {
    const slot = (await slots(variables)).find((each) => start(each) === when);
    if (slot === undefined) throw new Error(`There is no slot ${when}`);
    return slot;
  }
  async function cartWith(slot: Slot | null, more: Record<string, unknown> = {}): Promise<string> {
    const id = await create();
    await updated({ id, shipping_address: address, ...(slot && { timetable_time_slot: slot.id }), ...more });
    return id;
  }

  return { cartWith, create, invalid, read, slotAt, slots, updated };
}
