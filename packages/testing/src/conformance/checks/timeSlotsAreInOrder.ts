import { newCart, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { valueAt } from "../CheckedBackend.ts";
import { freeSlot, timeSlots } from "../orders.ts";

const startOf = (slot: unknown) =>
  `${String(valueAt(slot, ["range_date"]))} ${String(valueAt(slot, ["timeRange", "time_from"]))}`;

export const timeSlotsAreInOrder: Check = {
  rule: "SHIP-6",
  promise: "Time slots come the earliest first, a chosen one is the cart's and is held, and an unknown one is refused",
  repair:
    "Sort by day and start, store the slot with the cart with held_until, and refuse an id that is none of the list",
  faults: async (backend) => {
    const slots = await timeSlots(backend);
    const starts = slots.map((slot) => startOf(slot));
    const late = slots.filter(
      (slot) =>
        valueAt(slot, ["status"]) === "ACTIVE" &&
        new Date(String(valueAt(slot, ["visible_until"]))).getTime() < backend.now().getTime(),
    );
    const cart = await newCart(backend);
    const wanted = await freeSlot(backend);
    const unknown = await updateCart(backend, cart, { timetable_time_slot: "999999999" });
    await updateCart(backend, cart, { timetable_time_slot: wanted });
    const chosen = await readCart(backend, cart, "timetable_time_slot { id held_until }");
    await updateCart(backend, cart, { timetable_time_slot: null });
    return [
      ...(starts.join() === starts.toSorted().join() ? [] : ["a later time slot stands before an earlier one"]),
      ...(late.length === 0 ? [] : [`${late.length} time slots are ACTIVE after their visible_until`]),
      ...(unknown.codes.length > 0 ? [] : ["a time slot that does not exist was chosen"]),
      ...(chosen.at("cart", "timetable_time_slot", "id") === wanted
        ? []
        : [
            `the cart had the time slot ${String(chosen.at("cart", "timetable_time_slot", "id"))} instead of ${wanted}`,
          ]),
      ...(typeof chosen.at("cart", "timetable_time_slot", "held_until") === "string"
        ? []
        : ["the chosen time slot had no held_until"]),
    ];
  },
};
