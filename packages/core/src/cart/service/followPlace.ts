import * as Effect from "effect/Effect";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { pressedMethod } from "../../delivery/rules/pressedMethod.ts";
import { follow } from "../../kernel/follow.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { Cart, CartChoices } from "../model/Cart.ts";
import type { CartStore } from "./makeCartStore.ts";

/** Clears the previous place's address (MODAL-2). Selecting pickup also chooses its method. */
const choicesOfPlace = (
  cart: Cart | null,
  { methods, selection }: Pick<DeliveryService["Service"], "methods" | "selection">,
): Partial<CartChoices> => {
  if (!cart) return {};
  const offered = methods.get();
  const pressedId = cart.shippingMethod?.id ?? null;
  const pressed = offered && pressedMethod(offered, { selection: selection.get(), pressedId });
  const isPress = offered !== null && cart.lines.length > 0 && !cart.linkedOrder && pressedId !== (pressed?.id ?? null);
  return { ...(cart.shippingAddress && { shippingAddress: null }), ...(isPress && { shippingMethod: pressed }) };
};

/**
 * Changes the cart's address and pressed method with the place. Releases the time slot once the new place's methods
 * show that another method delivers the cart.
 *
 * @rule SHIP-7
 */
export const followPlace = (
  store: CartStore,
  { choose }: { readonly choose: (choices: Partial<CartChoices>) => Effect.Effect<void, ShopError> },
) =>
  Effect.gen(function* () {
    const delivery = yield* DeliveryService;

    yield* delivery.afterSelect(
      Effect.suspend(() => {
        const choices = choicesOfPlace(store.state.get().cart, delivery);
        return Object.keys(choices).length > 0 ? ignoreFailure(choose(choices)) : Effect.void;
      }),
    );
    yield* follow(delivery.methods.subscribe, () => {
      const { cart, shippingMethod } = store.state.get();
      const isNeeded =
        !cart?.timeSlot || shippingMethod === null || shippingTraits(shippingMethod).needs === "timeSlot";
      return isNeeded ? Effect.void : ignoreFailure(choose({ timeSlot: null }));
    });
  });
