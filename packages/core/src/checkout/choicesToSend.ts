import type { CartChoices } from "../cart/Cart.ts";
import type { Destination } from "../address/Destination.ts";
import { missingShippingFields } from "../delivery/missingShippingFields.ts";
import { newAddress } from "../address/newAddress.ts";
import { shippingTraits } from "../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../delivery/ShippingMethod.ts";
import { isBlank } from "../form/isBlank.ts";
import { isEmail } from "../form/isEmail.ts";
import type { BillingAddress } from "../payment/BillingAddress.ts";
import { missingBillingFields } from "../payment/missingBillingFields.ts";
import { paymentTraits } from "../payment/paymentKinds.ts";
import type { PaymentMethod } from "../payment/PaymentMethod.ts";
import { sameData } from "../kernel/sameData.ts";
import type { CheckoutState } from "./checkoutState.ts";
import type { OrderData } from "./OrderData.ts";

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

/**
 * The complete choices of a checkout that the server's cart lacks. Unfinished input stays local; while the shipping
 * address is unfinished, the cart has none. A linked cart uses its order's delivery, and pickup has no address.
 *
 * @rule CART-17
 */
export function choicesToSend(
  { linkedOrder, selection, shippingMethod, shippingAddress, paymentMethod }: Checkout,
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
  const isOther = (present: unknown, wanted: unknown) => !sameData(present ?? null, wanted);
  return {
    ...(isContact && isOther(cart?.contactPerson, contact) && { contactPerson: contact }),
    ...(!linkedOrder && shippingMethod && isOther(cart?.shippingMethod?.id, shippingMethod.id) && { shippingMethod }),
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
