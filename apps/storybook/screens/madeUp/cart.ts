import type * as Wire from "@kamra/contract/wire";
import type { ProductDetails } from "@kamra/core/product";
import { madeUpCart } from "@kamra/testing/server";
import { paymentMethods, postPoints, shippingMethods, timeSlots } from "./deliveries.ts";
import { now } from "./now.ts";

const byId = <Found extends { readonly id?: unknown }>(all: ReadonlyArray<Found>, id: unknown) =>
  all.find((each) => each.id === id) ?? null;

const heldUntil = new Date(now.getTime() + 14 * 60_000).toISOString();

/** A cart on the server that also knows what the shop offers. */
export function cartOfGoods(goods: ReadonlyArray<ProductDetails>) {
  const cart = madeUpCart(goods, { now });
  let chosen: Omit<Wire.UpdateCartInput, "id"> = {};

  const read = () => {
    const slot = byId(timeSlots, chosen.timetable_time_slot);
    return {
      ...cart.read(),
      shipping_method: byId(shippingMethods, chosen.shipping_method),
      payment_method: byId(paymentMethods, chosen.payment_method),
      timetable_time_slot: slot && { ...slot, held_until: heldUntil },
      post_point: byId(postPoints, chosen.post_point),
    };
  };

  const update = (change: Omit<Wire.UpdateCartInput, "id">) => {
    chosen = { ...chosen, ...change };
    cart.update(change);
    return read();
  };

  return { read, update };
}
