import type { CartChoices } from "@kamra/core/cart";
import { type ShippingMethod, shippingProblems, shippingTraits } from "@kamra/core/delivery";
import type { TestShop } from "../backend/index.ts";
import type { Chosen } from "./command.test.model.ts";
import { shownIn } from "./comparing.test.kit.ts";
import { choicesOf } from "./runLightCommand.test.kit.ts";
import { addressKey } from "./forms.test.model.ts";
import type { Payment } from "./purchase.test.model.ts";
import type { Stage } from "./stage.test.kit.ts";
import { type Choices, courierZip, pickupZip } from "./world.test.model.ts";

interface Missing {
  readonly choices: Partial<CartChoices>;
  /** The same, as the model has it. */
  readonly model: Partial<Choices>;
}

/** A reservation that ends this soon, in milliseconds, may end before the order arrives. */
const longEnough = 5 * 60_000;

/** Whether an order can go by it now, as its problems and the checkout's needs say. */
function isReady(method: ShippingMethod, { shop }: Pick<TestShop, "shop">, now: number): boolean {
  const { needs, goesTo } = shippingTraits(method);
  const cart = shop.cart.state.get().cart;
  const isHeld = Date.parse(cart?.timeSlot?.heldUntil ?? "") - now > longEnough;
  return (
    shippingProblems(method).length === 0 &&
    (needs !== "timeSlot" || isHeld) &&
    (goesTo !== "postPoint" || Boolean(cart?.postPoint))
  );
}

interface Way {
  /** The id of the method by which the order goes; null when the shop offers none. */
  readonly id: string | null;
  readonly isPressed: boolean;
}

/**
 * How the order goes. The shopper keeps what the checkout has chosen, and presses a method only against a blocker: one
 * without problems, for the chosen place, that lacks nothing. Pickup is pressed with its place.
 */
export function wayOf({ shop }: Pick<TestShop, "shop">, now: number): Way {
  const { linkedOrder, selection, shippingMethod: present } = shop.checkout.view.get().checkout;
  const isFetched = selection?.type === "personal";
  const fits = (method: ShippingMethod) => (shippingTraits(method).goesTo === "shop") === isFetched;
  const methods = shop.delivery.methods.get() ?? [];
  const usable = [...(present ? [present] : []), ...methods].find(
    (method) => fits(method) && isReady(method, { shop }, now),
  );
  if (linkedOrder || usable === undefined) return { id: present?.id ?? null, isPressed: false };
  const pressed = methods.find(({ id }) => id === shop.cart.state.get().cart?.shippingMethod?.id);
  const isKept = usable.id === present?.id && (pressed === undefined ? !isFetched : fits(pressed));
  return { id: usable.id, isPressed: !isKept };
}

/** An address at the chosen place, where the cart has none and none is saved. */
function missingAddress(tab: TestShop): Chosen {
  const { choices, selection } = shownIn(tab);
  if (choices.linkedOrder !== null || selection === null || selection.zip === pickupZip || selection.isSaved) return {};
  if (choices.address?.startsWith(selection.zip) === true) return {};
  return { address: selection.zip === courierZip ? "2040 Fő utca" : "8315 Kossuth utca" };
}

/** The saved delivery address; null without one. */
function savedAddress({ shop }: TestShop): CartChoices["shippingAddress"] {
  const selection = shop.delivery.selection.get();
  if (selection?.type !== "delivery" || selection.deliveryType !== "savedAddress") return null;
  const saved = shop.session.state.get().user?.shippingAddresses.find(({ id }) => id === selection.addressId);
  if (saved === undefined || shop.cart.state.get().cart?.linkedOrder) return null;
  const { postcode, city, street, houseNumber, name, telephone, note } = saved;
  return { postcode, city, street, houseNumber, name, telephone, note };
}

/** The data that the shopper must add for an order that goes this way. */
export function missingChoices(
  tab: TestShop,
  { stage, by, way }: { readonly stage: Stage; readonly by: Payment["by"]; readonly way: Way },
): Missing {
  const { choices } = shownIn(tab);
  // Post points take no payment.
  const isByCard = by !== "door" || way.id === "3";
  const savedCardId = (by === "savedCard" && tab.shop.session.state.get().user?.savedCards[0]?.id) || null;
  const entered: Chosen = {
    ...(choices.contact === null && { contact: "eva@pelda.hu" }),
    ...(choices.billing === null && { billing: "Kiss Éva" }),
    paymentMethod: savedCardId ? "5" : isByCard ? "3" : "2",
    ...missingAddress(tab),
    ...(way.isPressed && { shippingMethod: way.id }),
  };
  const saved = savedAddress(tab);
  return {
    choices: { ...choicesOf(entered, stage), savedCardId, ...(saved && { shippingAddress: saved }) },
    model: { ...entered, savedCard: savedCardId, ...(saved && { address: addressKey(saved) }) },
  };
}
