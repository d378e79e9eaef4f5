import * as Effect from "effect/Effect";
import { makeTask } from "../kernel/makeTask.ts";
import { sleep } from "../kernel/Sleep.ts";
import { CartService } from "../cart/CartService.ts";
import { checkoutPostcode } from "../delivery/checkoutPostcode.ts";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import type { TimeSlot } from "../delivery/TimeSlot.ts";
import { type TimeSlotHold, timeSlotHold } from "../delivery/timeSlotHold.ts";
import { deliveryTexts } from "../delivery/text.hu.ts";
import { timeSlotRefusals } from "../delivery/timeSlotRefusals.ts";
import { timeSlotsByDay } from "../delivery/timeSlotsByDay.ts";
import { command } from "../kernel/command.ts";
import { keepSame } from "../kernel/keepSame.ts";
import { latestWins } from "../kernel/latestWins.ts";
import { log } from "../kernel/log.ts";
import { makeStore } from "../kernel/makeStore.ts";
import { Notices } from "../kernel/Notices.ts";
import { ignoreFailure } from "../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { TimeSlotsDocument } from "../transport/generated/documents.ts";
import { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import { ValidationError } from "../kernel/TransportError.ts";
import type { TimeSlotsState } from "./TimeSlotsState.ts";
import { timeSlotsAnswer } from "./generated/answers.ts";

type Offered = ReadonlyArray<TimeSlot> | null;

const nothing: TimeSlotsState = { days: null, hold: null };

/**
 * The courier's time slots, and the cart's reservation: detects at once when it expires or no longer fits, and reloads
 * the free slots.
 *
 * @rule SHIP-6
 */
export const makeTimeSlots = ({ areOffered }: { readonly areOffered: () => boolean }) =>
  Effect.gen(function* () {
    const {
      now,
      settings,
      texts: { delivery: texts = deliveryTexts },
    } = yield* ShopEnvironment;
    const notices = yield* Notices;
    const { request } = yield* GraphqlTransport;
    const cart = yield* CartService;
    const { selection } = yield* DeliveryService;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const start = (effect: Effect.Effect<void>) => void runFork(Effect.forkIn(effect, scope));
    const timer = yield* makeTask;

    const state = makeStore(nothing, { server: nothing });
    let offered: Offered = null;
    let askedFor: number | null = null;
    let hold: TimeSlotHold<TimeSlot> | null = null;
    let cartId: string | undefined;
    /** How many reservations were lost. */
    const losses = makeStore(0);

    const text = texts.timeSlotRefusals.inactive;
    const refuse = notices
      .say({ kind: "error", text, durationMs: settings.cartErrorMs })
      .pipe(Effect.andThen(Effect.fail(new ValidationError({ message: text, fields: { timetable_time_slot: text } }))));

    const wait = (then: () => void) => {
      const leftMs = hold?.leftMs ?? 0;
      if (leftMs === 0) return start(timer.stop);
      const untilNextMs = leftMs > settings.slotExpiringMs ? leftMs - settings.slotExpiringMs : leftMs;
      const next = Effect.andThen(sleep(untilNextMs), Effect.sync(then));
      start(timer.start(next));
    };

    const recompute = () => {
      const present = cart.state.get();
      if (present.cart?.id !== cartId) {
        hold = null;
        cartId = present.cart?.id;
      }
      const wasLost = hold?.status === "lost";
      const moment = { now: now(), cartWeight: present.weight };
      const slot = present.cart?.timeSlot ?? null;
      // A newly chosen slot counts as reserved once the server has sent its end.
      const isConfirmed = slot === null || slot.heldUntil !== null;
      const terms = { ...moment, previous: hold, offered, expiringMs: settings.slotExpiringMs };
      if (!areOffered()) hold = null;
      else if (isConfirmed) hold = timeSlotHold(slot, terms);
      const days =
        offered && timeSlotsByDay(offered.map((slot) => ({ ...slot, refusals: timeSlotRefusals(slot, moment) })));
      const shown = hold && { status: hold.status, slot: hold.slot, refusals: hold.refusals };
      state.set(keepSame(state.get(), { days: keepSame(state.get().days, days), hold: shown }));
      wait(recompute);
      if (hold?.status === "lost" && !wasLost) losses.set(losses.get() + 1);
    };

    const load = yield* command(
      { name: "checkout.loadTimeSlots", policy: latestWins, requests: 1 },
      (postcode: number) =>
        request(TimeSlotsDocument, {
          decoder: timeSlotsAnswer,
          variables: { cartId: cart.state.get().cart?.id || null, postcode },
        }).pipe(
          Effect.map(({ timetableTimeSlots }): Offered => timetableTimeSlots),
          Effect.catch((error) => Effect.as(log("warning", "Could not load the time slots", error), offered)),
          Effect.tap((answer) =>
            Effect.sync(() => {
              offered = answer;
              recompute();
            }),
          ),
          Effect.asVoid,
        ),
    );

    /** The slots depend on delivery address and method. */
    const revalidate = Effect.suspend(() => {
      const postcode = areOffered()
        ? checkoutPostcode(selection.get(), { ...settings, pickup: settings.pickupAddress })
        : null;
      if (postcode === askedFor) return Effect.sync(recompute);
      askedFor = postcode;
      offered = null;
      recompute();
      return postcode === null ? Effect.void : load(postcode);
    });
    const refresh = Effect.suspend(() => (askedFor === null ? revalidate : load(askedFor)));
    // The server offers the place to others now, and the cart has lost it.
    losses.subscribe(() => start(Effect.andThen(ignoreFailure(cart.refresh()), refresh)));

    return {
      state,
      recompute,
      revalidate,
      refresh,
      /**
       * Queue.* Reserves or renews a place for the cart; null releases it. A lost one is refused, and the slots are
       * reloaded.
       */
      choose: (slotId: string | null): Effect.Effect<void, ShopError> =>
        Effect.suspend(() => {
          const slot = slotId === null ? null : offered?.find(({ id }) => id === slotId);
          if (slot === undefined) return refuse;
          if (slot === null) hold = null;
          return cart.choose({ timeSlot: slot });
        }).pipe(Effect.onError(() => refresh)),
    };
  });
