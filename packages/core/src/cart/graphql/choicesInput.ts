import type { Destination } from "../../address/Destination.ts";
import type {
  CartBillingAddressInput,
  CartShippingAddressInput,
  UpdateCartInput,
} from "../../transport/generated/documents.ts";
import type { CartBillingAddress, CartChoices } from "../model/Cart.ts";

const shippingAddressOf = ({ postcode, houseNumber, ...address }: Destination): CartShippingAddressInput => ({
  ...address,
  postcode: Number(postcode),
  house_number: houseNumber,
});

const billingAddressOf = (address: CartBillingAddress): CartBillingAddressInput => {
  const { postcode, houseNumber, isCompany, vatNumber, ...same } = address;
  return {
    ...same,
    postcode: Number(postcode),
    house_number: houseNumber,
    is_company: isCompany,
    vat_number: vatNumber,
  };
};

/**
 * Converts choices to the contract's input: omitted choices stay omitted, null clears.
 *
 * @rule CART-17
 */
export function choicesInput(choices: Partial<CartChoices>): Partial<UpdateCartInput> {
  const { couponCode, linkedOrder, shippingMethod, shippingAddress, timeSlot, postPoint } = choices;
  const { contactPerson, billingAddress, paymentMethod, savedCardId, ageConfirmed } = choices;
  return {
    ...(couponCode !== undefined && { coupon_code: couponCode }),
    ...(linkedOrder !== undefined && { linked_order_id: linkedOrder?.id ?? null }),
    ...(shippingMethod !== undefined && { shipping_method: shippingMethod?.id ?? null }),
    ...(shippingAddress !== undefined && { shipping_address: shippingAddress && shippingAddressOf(shippingAddress) }),
    ...(timeSlot !== undefined && { timetable_time_slot: timeSlot?.id ?? null }),
    ...(postPoint !== undefined && { post_point: postPoint?.id ?? null }),
    ...(contactPerson !== undefined && {
      contact_data: contactPerson && {
        contact_name: contactPerson.name,
        contact_email: contactPerson.email,
        contact_telephone: contactPerson.telephone,
      },
    }),
    ...(billingAddress !== undefined && { billing_address: billingAddress && billingAddressOf(billingAddress) }),
    ...(paymentMethod !== undefined && { payment_method: paymentMethod?.id ?? null }),
    ...(savedCardId !== undefined && {
      payment_method_data: savedCardId === null ? null : { user_saved_credit_card_id: savedCardId },
    }),
    ...(ageConfirmed !== undefined && { age_confirmed: ageConfirmed }),
  };
}
