import type { CartChoices } from "../../cart/model/Cart.ts";
import type { Destination } from "../../address/Destination.ts";
import { missingShippingFields } from "../../delivery/rules/missingShippingFields.ts";
import { newAddress } from "../../address/newAddress.ts";
import { pressedMethod } from "../../delivery/rules/pressedMethod.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { isBlank } from "../../form/isBlank.ts";
import { isEmail } from "../../form/isEmail.ts";
import type { BillingAddress } from "../../payment/BillingAddress.ts";
import { missingBillingFields } from "../../payment/missingBillingFields.ts";
import { paymentTraits } from "../../payment/paymentKinds.ts";
import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import { sameData } from "../../kernel/sameData.ts";
import type { CheckoutState } from "../rules/checkoutState.ts";
import type { OrderData } from "../model/OrderData.ts";

type Checkout = Omit<CheckoutState<ShippingMethod, PaymentMethod>, "cart">;

const destinationOf = ({ name, postcode, city, street, houseNumber, telephone, note }: Destination): Destination => ({
  postcode,
  city,
  street,
  houseNumber,
  name,
  telephone,
  note,
});

const billingOf = ({ id, name, postcode, city, street, houseNumber, isCompany, vatNumber }: BillingAddress) => ({
  postcode,
  city,
  id: id === newAddress.id ? null : id,
  name: name ?? "",
  street: street ?? "",
  houseNumber: houseNumber ?? "",
  isCompany,
  vatNumber,
});

/** The method that the server's cart should have: one that the shopper pressed. Picking a post point also chooses its method. */
const pressOf = (
  { selection, shippingMethod, leftMethod }: Pick<Checkout, "selection" | "shippingMethod" | "leftMethod">,
  { postPoint, cart }: { readonly postPoint: OrderData["postPoint"]; readonly cart: CartChoices | null },
): ShippingMethod | null => {
  const isToPostPoint = postPoint !== null && shippingTraits(shippingMethod).goesTo === "postPoint";
  const methods = [shippingMethod, leftMethod].filter((method) => method !== null);
  return isToPostPoint
    ? shippingMethod
    : pressedMethod(methods, { selection, pressedId: cart?.shippingMethod?.id ?? null });
};

/**
 * The complete choices of a checkout that the server's cart lacks. Incomplete input stays local; while the shipping
 * address is incomplete, the cart has none. A linked cart uses its order's delivery, and pickup has no address. A
 * method that the shopper has not pressed is not sent.
 *
 * @rule CART-17, SHIP-7
 */
export function choicesToSend(
  { linkedOrder, selection, shippingMethod, leftMethod, shippingAddress, paymentMethod }: Checkout,
  { known, cart }: { readonly known: OrderData; readonly cart: CartChoices | null },
): Partial<CartChoices> {
  const { contactPerson: contact, postPoint, savedCardId } = known;
  const isContact = contact && isEmail(contact.email) && ![contact.name, contact.telephone].some(isBlank);
  const isSent = !linkedOrder && selection?.type === "delivery";
  const kind = shippingMethod?.kind ?? null;
  const isWhole =
    shippingAddress && !isBlank(shippingAddress.city) && missingShippingFields(shippingAddress, { kind }).length === 0;
  const address = isWhole ? destinationOf(shippingAddress) : null;
  const billing =
    known.billingAddress && missingBillingFields(known.billingAddress).length === 0
      ? billingOf(known.billingAddress)
      : null;
  const cardId = paymentTraits(paymentMethod)?.needs === "savedCard" ? savedCardId : null;
  const pressed = pressOf({ selection, shippingMethod, leftMethod }, { postPoint, cart });
  const isOther = (present: unknown, wanted: unknown) => !sameData(present ?? null, wanted);
  return {
    ...(isContact && isOther(cart?.contactPerson, contact) && { contactPerson: contact }),
    ...(!linkedOrder &&
      shippingMethod &&
      isOther(cart?.shippingMethod?.id, pressed?.id ?? null) && { shippingMethod: pressed }),
    ...(isSent && isOther(cart?.shippingAddress, address) && { shippingAddress: address }),
    ...(isSent &&
      shippingTraits(shippingMethod).goesTo === "postPoint" &&
      postPoint &&
      isOther(cart?.postPoint?.id, postPoint.id) && { postPoint }),
    ...(billing && isOther(cart?.billingAddress, billing) && { billingAddress: billing }),
    ...(paymentMethod && isOther(cart?.paymentMethod?.id, paymentMethod.id) && { paymentMethod }),
    ...(paymentMethod && isOther(cart?.savedCardId, cardId) && { savedCardId: cardId }),
  };
}
