import { type Cart, type CartLine, cartTotals, linePrice } from "@kamra/core/cart";
import { currentPrice, huf, type Product, toDefaultQuantity } from "@kamra/core/product";
import fc from "fast-check";
import { destinations } from "./addresses.ts";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";
import { products } from "./products.ts";
import { validQuantities } from "./units.ts";
import { ids, names } from "./words.ts";

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
export function cartLines({ now }: { readonly now: Date }): fc.Arbitrary<CartLine> {
  return products({ now }).chain((product) =>
    plainRecord({
      ordered: lineQuantities(product),
      sliced: fc.boolean(),
      additionalInformation: optional(
        plainRecord({ giftCardText: optional(names), ribbonColor: optional(fc.constantFrom("piros", "zöld")) }),
      ),
    }).map(({ ordered, sliced, additionalInformation }) => ({
      ...ordered,
      product,
      price: currentPrice(product, { now }),
      total: linePrice(product, { quantity: ordered.quantity, now }),
      sliced: sliced && product.sliceable,
      additionalInformation: product.giftMessageAvailable ? additionalInformation : null,
    })),
  );
}

/**
 * Carts as a server would answer them at `now`: each product once, totals that agree with the lines, with and without
 * a discount, warnings for what cannot be ordered.
 */
export function carts({ now, maxLines = 8 }: { readonly now: Date; readonly maxLines?: number }): fc.Arbitrary<Cart> {
  return plainRecord({
    id: fc.uuid(),
    hash: fc.stringMatching(/^[0-9a-f]{16}$/),
    revision: optional(fc.nat()),
    lines: fc.uniqueArray(cartLines({ now }), { selector: ({ product }) => product.id, maxLength: maxLines }),
    discountPercent: optional(fc.integer({ min: 0, max: 100 })),
    couponCode: optional(ids),
    shippingAddress: optional(destinations),
  }).map(({ discountPercent, ...cart }) => {
    const totalPrice = huf(cart.lines.reduce((sum, { total }) => sum + total, 0));
    const { goods } = cartTotals({ lines: cart.lines, totalPrice, discountPrice: null }, { shippingMethod: null });
    return {
      ...cart,
      totalPrice,
      // A discount is taken off the goods: deposits are never reduced.
      discountPrice: discountPercent === null ? null : huf(totalPrice - Math.floor((goods * discountPercent) / 100)),
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
