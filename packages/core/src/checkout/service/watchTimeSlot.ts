import * as Effect from "effect/Effect";
import { CartService } from "../../cart/service/ShopCart.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { TimeSlot } from "../../delivery/model/TimeSlot.ts";
import { type TimeSlotHold, timeSlotHold } from "../../delivery/rules/timeSlotHold.ts";
import { timeSlotRefusals } from "../../delivery/rules/timeSlotRefusals.ts";
import { timeSlotsByDay } from "../../delivery/rules/timeSlotsByDay.ts";
import { follow, makeFork } from "../../kernel/follow.ts";
import { shareEqual } from "../../kernel/shareEqual.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { makeTask } from "../../kernel/makeTask.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { sleep } from "../../kernel/Sleep.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { TimeSlotsState } from "../model/TimeSlotsState.ts";
import type { Cart } from "../../cart/model/Cart.ts";
import { sameData } from "../../kernel/sameData.ts";
import { stored } from "../../kernel/stored.ts";
import { storedSlot } from "./generated/storedData.ts";

type Whose = Pick<Cart, "id" | "timeSlot"> | null;

/**
 * The time slot that this browser saw last for a cart: a later page knows by it that the reservation has ended meanwhile.
 *
 * @rule SEAM-2
 */
const seenSlot = Effect.gen(function* () {
  const { storage } = yield* ShopEnvironment;
  const fork = yield* makeFork;
  const saved = stored(storage, { key: "kamra.slot", decoder: storedSlot });
  return {
    /** The reservation that an earlier page saw, when the cart has none now. */
    lostOf: (cart: Whose): TimeSlotHold<TimeSlot> | null => {
      const seen = saved.read();
      const isLost = seen !== null && seen.cartId === cart?.id && cart.timeSlot === null;
      return isLost ? { status: "lost", slot: seen.slot, leftMs: 0, refusals: [] } : null;
    },
    save: (cart: Whose, slot: TimeSlot | null) => {
      const seen = cart && slot && { cartId: cart.id, slot };
      if (!sameData(seen, saved.read())) fork(saved.write(seen));
    },
  };
});

/** Whether the shopper needs another slot. One that does not go to the place is known by the place's slots already. */
const isGone = (hold: TimeSlotHold<TimeSlot> | null) =>
  hold?.status === "lost" || (hold?.status === "unfit" && !hold.refusals.includes("inactive"));

const nothing: TimeSlotsState = { days: null, hold: null };

/**
 * Watches the cart's reservation of a time slot: detects at once when it expires or no longer fits, and that it
 * expired while no page was open.
 *
 * @rule SHIP-6
 */
export const watchTimeSlot = ({
  method,
  offered,
}: {
  readonly method: () => ShippingMethod | null;
  readonly offered: () => ReadonlyArray<TimeSlot> | null;
}) =>
  Effect.gen(function* () {
    const { now, settings, timeCorrections } = yield* ShopEnvironment;
    const cart = yield* CartService;
    const fork = yield* makeFork;
    const timer = yield* makeTask;
    const seen = yield* seenSlot;
    const state = makeStore(nothing, { server: nothing });
    let hold: TimeSlotHold<TimeSlot> | null = null;
    let cartId: string | undefined;
    /** How many reservations were lost, or stopped fitting the cart. */
    const losses = makeStore(0);

    const wait = (then: () => void) => {
      const leftMs = hold?.leftMs ?? 0;
      const untilNextMs = leftMs > settings.slotExpiringMs ? leftMs - settings.slotExpiringMs : leftMs;
      fork(leftMs === 0 ? timer.stop : timer.start(Effect.andThen(sleep(untilNextMs), Effect.sync(then))));
    };

    const recompute = () => {
      const present = cart.state.get();
      if (present.cart?.id !== cartId) {
        hold = seen.lostOf(present.cart);
        cartId = present.cart?.id;
      }
      const wasGone = isGone(hold);
      const moment = { now: now(), cartWeight: present.weight };
      const slot = present.cart?.timeSlot ?? null;
      // A newly chosen slot counts as reserved once the server has sent its end.
      const isConfirmed = slot === null || slot.heldUntil !== null;
      const terms = { ...moment, previous: hold, offered: offered(), expiringMs: settings.slotExpiringMs };
      const by = method();
      const areOffered = !present.cart?.linkedOrder && shippingTraits(by).needs === "timeSlot";
      // Before the method is known, nothing is lost.
      if (by !== null && !areOffered) hold = null;
      else if (isConfirmed) hold = timeSlotHold(slot, terms);
      if (by !== null && present.isKnown) seen.save(present.cart, hold?.slot ?? null);
      const slots = offered()?.map((each) => ({ ...each, refusals: timeSlotRefusals(each, moment) }));
      const days = slots === undefined ? null : timeSlotsByDay(slots);
      const shown = areOffered && hold ? { status: hold.status, slot: hold.slot, refusals: hold.refusals } : null;
      state.set(shareEqual(state.get(), { days: shareEqual(state.get().days, days), hold: shown }));
      wait(recompute);
      if (isGone(hold) && !wasGone) losses.set(losses.get() + 1);
    };

    yield* follow(timeCorrections.subscribe, recompute);
    return {
      state,
      losses,
      recompute,
      release: () => {
        hold = null;
      },
    };
  });
