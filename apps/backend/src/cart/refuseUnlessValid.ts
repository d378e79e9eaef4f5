import { deliveryTexts, timeSlotRefusals } from "@kamra/core/delivery";
import { grams } from "@kamra/core/product";
import type { UpdateCartInput } from "../generated/types.ts";
import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { paymentTexts } from "../payment/text.hu.ts";
import type { PricedCart } from "./PricedCart.ts";
import { cartTexts } from "./text.hu.ts";

/** Whole forint. Far above any household's cart, and low enough for every total to fit GraphQL's Int. */
const greatestTotal = 1_000_000_000;

/** The cart after an update. */
interface Outcome {
  readonly cart: PricedCart;
  readonly shown: ResolversParentTypes["Cart"];
  readonly now: Date;
}

function timeSlotProblems({ cart, shown, now }: Outcome): string[] {
  const slot = shown.timetable_time_slot;
  if (!slot) return [deliveryTexts.timeSlotRefusals.inactive];
  const terms = { status: slot.status, visibleUntil: slot.visible_until, weightLimit: grams(slot.weight_limit) };
  return timeSlotRefusals(terms, { cartWeight: cart.weight, now }).map(
    (refusal) => deliveryTexts.timeSlotRefusals[refusal],
  );
}

const isNamed = (id: string | null | undefined): id is string => typeof id === "string";

/** Errors: Refusal VALIDATION_FAILED, by field, when the updated cart breaks a rule. */
export function refuseUnlessValid(input: UpdateCartInput, outcome: Outcome): void {
  const { linked_order_id, shipping_method, payment_method, payment_method_data, post_point, timetable_time_slot } =
    input;
  const { cart, shown } = outcome;
  const slotProblems = isNamed(timetable_time_slot) ? timeSlotProblems(outcome) : [];
  refuseInvalid({
    ...(cart.total > greatestTotal && { products: [cartTexts.tooExpensive] }),
    ...(isNamed(linked_order_id) && cart.linked === null && { linked_order_id: [cartTexts.notLinkable] }),
    ...(isNamed(shipping_method) && !shown.shipping_method && { shipping_method: [cartTexts.shippingMethod] }),
    ...(isNamed(payment_method) &&
      !shown.payment_method?.is_available && { payment_method: [paymentTexts.notAvailable] }),
    ...(isNamed(payment_method_data?.user_saved_credit_card_id) &&
      !shown.payment_method_data && { "payment_method_data.user_saved_credit_card_id": [paymentTexts.unknownCard] }),
    ...(isNamed(post_point) && !shown.post_point && { post_point: [cartTexts.postPoint] }),
    ...(slotProblems.length > 0 && { timetable_time_slot: slotProblems }),
  });
}
