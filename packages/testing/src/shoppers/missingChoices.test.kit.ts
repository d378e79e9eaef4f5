import type { CartChoices } from "@kamra/core/cart";
import type { TestShop } from "../backend/index.ts";
import type { Chosen } from "./command.test.model.ts";
import { shownIn } from "./comparing.test.kit.ts";
import { choicesOf } from "./doLightly.test.kit.ts";
import { addressKey } from "./forms.test.model.ts";
import { isForAdults } from "./goods.test.model.ts";
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

function missingShipping({ shop }: TestShop, now: number): Chosen {
  const { choices, lines, selection } = shownIn({ shop });
  if (choices.linkedOrder !== null || selection === null) return {};
  if (selection.zip === pickupZip) return { shippingMethod: "4" };
  const slot = shop.cart.state.get().cart?.timeSlot ?? null;
  const isHeld = Date.parse(slot?.heldUntil ?? "") - now > longEnough;
  // Nobody looks at the buyer's age there (SHIP-8).
  const isToPostPoint =
    choices.shippingMethod === "3" && choices.postPoint !== null && !Object.keys(lines).some(isForAdults);
  const isByCourier = choices.shippingMethod === "1" && selection.zip === courierZip && isHeld;
  const shippingMethod = isToPostPoint ? "3" : isByCourier ? "1" : "2";
  if (selection.isSaved || choices.address?.startsWith(selection.zip) === true) return { shippingMethod };
  return { shippingMethod, address: selection.zip === courierZip ? "2040 Fő utca" : "8315 Kossuth utca" };
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

/** The data that the shopper must add for an order. */
export function missingChoices(
  tab: TestShop,
  { stage, by }: { readonly stage: Stage; readonly by: Payment["by"] },
): Missing {
  const { choices } = shownIn(tab);
  const shipping = missingShipping(tab, stage.now().getTime());
  // Post points take no payment.
  const isByCard = by !== "door" || (shipping.shippingMethod ?? choices.shippingMethod) === "3";
  const savedCardId = (by === "savedCard" && tab.shop.session.state.get().user?.savedCards[0]?.id) || null;
  const entered: Chosen = {
    ...(choices.contact === null && { contact: "eva@pelda.hu" }),
    ...(choices.billing === null && { billing: "Kiss Éva" }),
    paymentMethod: savedCardId ? "5" : isByCard ? "3" : "2",
    ...shipping,
  };
  const saved = savedAddress(tab);
  return {
    choices: { ...choicesOf(entered, stage), savedCardId, ...(saved && { shippingAddress: saved }) },
    model: { ...entered, savedCard: savedCardId, ...(saved && { address: addressKey(saved) }) },
  };
}
