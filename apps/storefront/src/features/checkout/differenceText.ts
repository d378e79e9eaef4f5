import type { CartDifference } from "@kamra/core/checkout";
import { formatHuf, formatQuantity } from "@kamra/core/text";
import { summaryText } from "./summary/text.hu.ts";

const text = summaryText.differences;

/**
 * A difference between the cart and what the shopper saw, as a sentence.
 * @rule ORDER-9
 */
export function differenceText(difference: CartDifference): string {
  switch (difference.kind) {
    case "quantity":
      return text.quantity(
        difference.name,
        formatQuantity(difference.before, ""),
        formatQuantity(difference.after, ""),
      );
    case "price":
      return text.price(difference.name, formatHuf(difference.before), formatHuf(difference.after));
    case "amount":
      return text.amount(text.parts[difference.part], formatHuf(difference.before), formatHuf(difference.after));
    case "coupon":
      return text.coupon(difference.couponCode, difference.reason);
    case "choice":
      return text.choice(text.choices[difference.choice]);
    default:
      return text[difference.kind](difference.name);
  }
}
