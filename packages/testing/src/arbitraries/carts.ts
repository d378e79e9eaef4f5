import {
  type Cart,
  type CartBillingAddress,
  type CartChoices,
  type CartLine,
  cartTotals,
  linePrice,
} from "@kamra/core/cart";
import { currentPrice, grams, huf, type Product, productId, toDefaultQuantity } from "@kamra/core/product";
import fc from "fast-check";
import { destinations, taxNumbers } from "./addresses.ts";
import { wholeContacts } from "./contactPersons.ts";
import { linkableOrders } from "./linkableOrders.ts";
import { optional } from "./optional.ts";
import { paymentMethods } from "./payments.ts";
import { places } from "./places.ts";
import { plainRecord } from "./plainRecord.ts";
import { postPoints } from "./postPoints.ts";
import { products } from "./products.ts";
import { shippingMethods } from "./shippingMethods.ts";
import { timeSlots } from "./timeSlots.ts";
import { validQuantities } from "./units.ts";
import { ids, names } from "./words.ts";
import { testNow } from "./testNow.ts";

type LineQuantity = Pick<CartLine, "quantity" | "alternativeQuantity" | "quantityType">;

function lineQuantities({ defaultUnit, alternativeUnit }: Product): fc.Arbitrary<LineQuantity> {
  const inDefault = validQuantities(defaultUnit).map((quantity) => ({
    quantity,
    alternativeQuantity: null,
    quantityType: "default" as const,
  }));
  if (alternativeUnit === null) return inDefault;
  const inAlternative = validQuantities(alternativeUnit).map((alternativeQuantity) => ({
    quantity: toDefaultQuantity(alternativeQuantity, alternativeUnit),
    alternativeQuantity,
    quantityType: "alternative" as const,
  }));
  return fc.oneof(inDefault, inAlternative);
}

/** Lines as a server would answer them at `now`: a valid quantity, the current price, the line's price with its deposits. */
export function cartLines({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<CartLine> {
  return products({ now }).chain((product) =>
    plainRecord({
      ordered: lineQuantities(product),
      sliced: fc.boolean(),
      substitution: fc.constantFrom("SIMILAR", "CALL_ME", "LEAVE_OUT", "ASK_A_FRIEND"),
      additionalInformation: optional(
        plainRecord({ giftCardText: optional(names), ribbonColor: optional(fc.constantFrom("piros", "zöld")) }),
      ),
    }).map(({ ordered, sliced, substitution, additionalInformation }) => ({
      ...ordered,
      substitution,
      product,
      price: currentPrice(product, { now }),
      total: linePrice(product, { quantity: ordered.quantity, now }),
      sliced: sliced && product.sliceable,
      additionalInformation: product.giftMessageAvailable ? additionalInformation : null,
    })),
  );
}

const billingAddresses: fc.Arbitrary<CartBillingAddress> = plainRecord({
  place: places,
  id: optional(ids),
  name: names,
  street: names,
  houseNumber: fc.constantFrom("1", "46-50", "12/A"),
  isCompany: fc.boolean(),
  vatNumber: optional(taxNumbers),
}).map(({ place, ...address }) => ({ ...place, ...address }));

/**
 * Choices and data of carts at `now`: complete, partial or empty. A server returns a slot and a point with all their
 * fields.
 */
export function cartChoices({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<CartChoices> {
  const slots = timeSlots({ now }).map((slot) => ({
    ...slot,
    orderLimit: slot.orderLimit ?? 10,
    weightLimit: slot.weightLimit ?? grams(40_000),
    visibleUntil: slot.visibleUntil ?? now.toISOString(),
  }));
  return plainRecord({
    couponCode: optional(ids),
    linkedOrder: optional(linkableOrders({ now })),
    shippingMethod: optional(shippingMethods),
    shippingAddress: optional(destinations),
    timeSlot: optional(slots),
    postPoint: optional(postPoints.map((point) => ({ ...point, extId: point.extId ?? point.id }))),
    contactPerson: optional(wholeContacts),
    billingAddress: optional(billingAddresses),
    paymentMethod: optional(paymentMethods.map((method) => ({ ...method, cost: method.cost ?? huf(0) }))),
    savedCardId: optional(ids),
    ageConfirmed: fc.boolean(),
  });
}

/** Built once: building an arbitrary takes longer than generating. */
const cartIds = fc.uuid();
const hashes = fc.stringMatching(/^[0-9a-f]{16}$/);

/**
 * Carts as a server would answer them at `now`: each product once, totals that agree with the lines, with and without
 * a discount, products that the shop has deleted, warnings for what cannot be ordered.
 */
export function carts({
  now = testNow,
  maxLines = 8,
}: { readonly now?: Date; readonly maxLines?: number } = {}): fc.Arbitrary<Cart> {
  return plainRecord({
    id: cartIds,
    hash: hashes,
    revision: optional(fc.nat()),
    lines: fc.uniqueArray(cartLines({ now }), { selector: ({ product }) => product.id, maxLength: maxLines }),
    discountPercent: optional(fc.integer({ min: 0, max: 100 })),
    choices: cartChoices({ now }),
    gone: fc.uniqueArray(plainRecord({ productId: ids.map(productId), productName: names }), {
      selector: (product) => product.productId,
      maxLength: 2,
    }),
  }).map(({ discountPercent, choices, gone, ...cart }) => {
    const totalPrice = huf(cart.lines.reduce((sum, { total }) => sum + total, 0));
    const { goods } = cartTotals({ lines: cart.lines, totalPrice, discountPrice: null }, { shippingMethod: null });
    return {
      ...cart,
      ...choices,
      totalPrice,
      // A discount applies to the products: deposits are never reduced.
      discountPrice: discountPercent === null ? null : huf(totalPrice - Math.floor((goods * discountPercent) / 100)),
      deletedProducts: gone.filter((each) => cart.lines.every(({ product }) => product.id !== each.productId)),
      warnings: cart.lines
        .filter(({ product }) => product.status !== "AVAILABLE")
        .map(({ product }) => ({
          productId: product.id,
          productName: product.name,
          message: "A termék jelenleg nem rendelhető.",
        })),
    };
  });
}
