import * as Effect from "effect/Effect";
import type { CartChoices } from "../../cart/model/Cart.ts";
import { CartService } from "../../cart/service/ShopCart.ts";
import { checkoutPostcode } from "../../delivery/rules/checkoutPostcode.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { TimeSlot } from "../../delivery/model/TimeSlot.ts";
import { deliveryTexts } from "../../delivery/text.hu.ts";
import { command } from "../../kernel/command.ts";
import { follow } from "../../kernel/follow.ts";
import { latestWins } from "../../kernel/latestWins.ts";
import { log } from "../../kernel/log.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { ValidationError } from "../../kernel/TransportError.ts";
import { watchTimeSlot } from "./watchTimeSlot.ts";
import { budapestDay } from "../../product/budapestDay.ts";
import { timeSlotsQuery } from "../graphql/generated/operations.ts";

type Offered = ReadonlyArray<TimeSlot> | null;

/** Refuses a slot that is not offered any more. */
const lateRefusal = Effect.gen(function* () {
  const {
    settings,
    texts: { delivery: texts = deliveryTexts },
  } = yield* ShopEnvironment;
  const notices = yield* Notices;
  const text = texts.timeSlotRefusals.inactive;
  return notices
    .say({ kind: "error", about: "timeSlot", text, durationMs: settings.cartErrorMs })
    .pipe(Effect.andThen(Effect.fail(new ValidationError({ message: text, fields: { timetable_time_slot: text } }))));
});

/** Choosing a time slot also chooses its method. */
const choicesOf = (
  timeSlot: TimeSlot | null,
  { cart, method }: { readonly cart: CartChoices | null; readonly method: ShippingMethod | null },
): Partial<CartChoices> => {
  const isPress = timeSlot !== null && !cart?.linkedOrder && cart?.shippingMethod?.id !== method?.id;
  return { timeSlot, ...(isPress && { shippingMethod: method }) };
};

/**
 * The courier's time slots, and the cart's reservation of one: reloads the free slots when it is lost. `method` is how the
 * cart is delivered.
 *
 * @rule SHIP-6, SHIP-7
 */
export const makeTimeSlots = ({ method }: { readonly method: () => ShippingMethod | null }) =>
  Effect.gen(function* () {
    const { settings, now } = yield* ShopEnvironment;
    const { request } = yield* GraphqlTransport;
    const cart = yield* CartService;
    const { selection } = yield* DeliveryService;

    const areOffered = () => shippingTraits(method()).needs === "timeSlot";
    let offered: Offered = null;
    let askedFor: string | null = null;
    /** Slots are reloaded when the day changes. */
    let askedOn = "";
    const { state, losses, recompute, release } = yield* watchTimeSlot({ method, offered: () => offered });

    const refuse = yield* lateRefusal;

    const load = yield* command(
      { name: "checkout.loadTimeSlots", policy: latestWins, requests: 1 },
      (postcode: string) =>
        request(timeSlotsQuery, {
          variables: { cartId: cart.state.get().cart?.id || null, postcode: Number(postcode) },
        }).pipe(
          Effect.map(({ timetableTimeSlots }): Offered => timetableTimeSlots),
          Effect.catch((error) => Effect.as(log("warning", "Could not load the time slots", error), offered)),
          Effect.tap((loaded) =>
            Effect.sync(() => {
              offered = loaded;
              recompute();
            }),
          ),
          Effect.asVoid,
        ),
    );

    /** The slots depend on delivery address, method and day. */
    const revalidate = Effect.suspend(() => {
      const postcode = areOffered()
        ? checkoutPostcode(selection.get(), { ...settings, pickup: settings.pickupAddress })
        : null;
      const today = budapestDay(now());
      if (postcode === askedFor && (postcode === null || today === askedOn)) return Effect.sync(recompute);
      if (postcode !== askedFor) offered = null;
      askedFor = postcode;
      askedOn = today;
      recompute();
      return postcode === null ? Effect.void : load(postcode);
    });
    const refresh = Effect.suspend(() => (askedFor === null ? revalidate : load(askedFor)));
    // The cart has lost its place to others, or is in need of another: which are free is asked anew.
    yield* follow(losses.subscribe, () => Effect.andThen(ignoreFailure(cart.refresh()), refresh));

    return {
      state,
      recompute,
      revalidate,
      refresh,
      /**
       * *Queue.* Reserves or renews a place for the cart; null releases it. A lost one is refused, and the slots are
       * reloaded.
       */
      choose: (slotId: string | null): Effect.Effect<void, ShopError> =>
        Effect.suspend(() => {
          const slot = slotId === null ? null : offered?.find(({ id }) => id === slotId);
          if (slot === undefined) return refuse;
          if (slot === null) release();
          return cart.choose(choicesOf(slot, { cart: cart.state.get().cart, method: method() }));
        }).pipe(Effect.onError(() => refresh)),
    };
  });
