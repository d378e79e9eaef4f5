import { selectionOfCart } from "@kamra/core/unstable";
import {
  type CheckoutBlockerKind,
  type CheckoutSources,
  checkoutState,
  checkoutTexts,
  orderBlockers,
} from "@kamra/core/checkout";
import type { Destination } from "@kamra/core/delivery";
import { type Due, paymentLimitText } from "@kamra/core/payment";
import { methodsOf, placeOf } from "../cart/deliveryOf.ts";
import type { PricedCart } from "../cart/PricedCart.ts";
import type { ShippingOffer } from "../delivery/offerShippingMethods.ts";
import type { CartBillingAddress } from "../generated/types.ts";
import type { Validation } from "../graphql/Refusal.ts";
import type { PaymentOffer } from "../payment/offerPaymentMethods.ts";
import { limitedOffer } from "./limitedOffer.ts";
import { contactOf, destinationOf, orderFieldProblems } from "./orderFieldProblems.ts";

/** The inputs of an order. */
export interface OrderSources extends Due {
  readonly cart: PricedCart;
  readonly isLoggedIn: boolean;
  /** The reserved slot, in the address's sector. */
  readonly timeSlotId: number | null;
  /** `lost` when the cart's reservation has expired. */
  readonly timeSlotStatus: "lost" | null;
  readonly shippingOffers: ReadonlyArray<ShippingOffer>;
  readonly paymentOffers: ReadonlyArray<PaymentOffer>;
  /** The pickup place. */
  readonly pickup: Destination;
}

/** The cart's field for each requirement of an order. */
const fieldOf = {
  cart: "products",
  selection: "shipping_address",
  shippingMethod: "shipping_method",
  contactPerson: "contact_data",
  shippingAddress: "shipping_address",
  timeSlot: "timetable_time_slot",
  lostTimeSlot: "timetable_time_slot",
  unfitTimeSlot: "timetable_time_slot",
  postPoint: "post_point",
  billingAddress: "billing_address",
  paymentMethod: "payment_method",
} as const satisfies Record<CheckoutBlockerKind, string>;

const billingOf = ({ name, postcode, city, street, house_number, is_company, vat_number }: CartBillingAddress) => ({
  name,
  postcode: String(postcode),
  city,
  street,
  houseNumber: house_number,
  isCompany: is_company,
  vatNumber: vat_number,
  // The payment method was already checked when the methods were offered.
  bankTransferEnabled: true,
});

/** Why the pressed payment method is not offered for this amount. */
function limitText({ cart, paymentOffers, ...sum }: OrderSources): string | null {
  const pressed = paymentOffers.find(({ method }) => method.id === cart.row.payment_method_id);
  return pressed?.isAvailable === true ? paymentLimitText(limitedOffer(pressed), sum) : null;
}

function checkoutSources({
  cart,
  isLoggedIn,
  timeSlotId,
  timeSlotStatus,
  shippingOffers,
  paymentOffers,
  due,
  donation,
  pickup,
}: OrderSources): CheckoutSources {
  const { row, lines, linked } = cart;
  const contact = contactOf(cart);
  const linkedOrder = linked && {
    shippingMethod: linked.shippingMethod,
    shippingAddress: destinationOf(linked.shippingAddress),
  };
  return {
    cart: { lines },
    due,
    donation,
    isLoggedIn,
    linkedOrder,
    selection: selectionOfCart(placeOf(cart), { linkedOrder, savedAddresses: [], pickup }),
    shippingMethods: methodsOf(shippingOffers),
    shippingMethodId: row.shipping_method_id === null ? null : String(row.shipping_method_id),
    paymentMethods: paymentOffers.map((offer) => ({ ...limitedOffer(offer), isAvailable: offer.isAvailable })),
    paymentMethodId: row.payment_method_id === null ? null : String(row.payment_method_id),
    savedCards: [row.saved_card_id],
    contactPerson: contact && {
      name: contact.contact_name,
      email: contact.contact_email,
      telephone: contact.contact_telephone,
    },
    shippingAddress: row.shipping_address && destinationOf(row.shipping_address),
    billingAddress: row.billing_address && billingOf(row.billing_address),
    timeSlotId: timeSlotId === null ? null : String(timeSlotId),
    timeSlotStatus,
    postPoint: row.post_point_id === null ? null : row,
  };
}

/**
 * What a cart still lacks for an order, as messages for the shopper, by the rules of the checkout's pages: by the wrong
 * field, or by what is missing as a whole.
 *
 * @rule CHK-3, CHK-4, CHK-8, ORDER-4, PAY-4
 */
export function orderProblems(sources: OrderSources): Validation {
  const state = checkoutState(checkoutSources(sources), sources);
  const byField = orderFieldProblems(sources.cart, { kind: state.shippingMethod?.kind ?? null });
  const isNamed = (whole: string) => Object.keys(byField).some((field) => field.startsWith(`${whole}.`));
  const blockers = orderBlockers(state, { leaving: "summary" });
  const whole = blockers.filter(({ kind }) => !isNamed(fieldOf[kind]));
  const beyond = limitText(sources);
  const textOf = (kind: CheckoutBlockerKind) =>
    kind === "paymentMethod" && beyond !== null ? beyond : checkoutTexts.blockers[kind];
  return {
    ...Object.fromEntries(whole.map(({ kind }) => [fieldOf[kind], [textOf(kind)]])),
    ...byField,
  };
}
