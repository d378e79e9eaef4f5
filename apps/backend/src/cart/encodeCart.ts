import { createHash } from "node:crypto";
import { linePrice } from "@kamra/core/cart";
import { availabilityText, currentPrice, isOrderable } from "@kamra/core/product";
import type { Selectable } from "kysely";
import type { CartShippingAddressTable } from "../database/DatabaseSchema.ts";
import type { CartShippingAddress, CartWarning, ResolversParentTypes } from "../generated/resolvers.ts";
import { encodeProduct } from "../product/encodeProduct.ts";
import type { EmptyRow } from "../product/loadEmpties.ts";
import { priceFigures } from "../product/priceFigures.ts";
import { quantityFigures } from "../product/quantityFigures.ts";
import type { CartLineRow } from "./CartLineRow.ts";

export interface StoredCart {
  readonly id: string;
  readonly lines: ReadonlyArray<CartLineRow>;
  readonly address: Selectable<CartShippingAddressTable> | null;
  readonly emptiesOf: (productId: number) => ReadonlyArray<EmptyRow>;
}

function encodeLine(row: CartLineRow, { empties, now }: { empties: ReadonlyArray<EmptyRow>; now: Date }): ResolversParentTypes["CartProduct"] {
  const { product, quantity, gift_card_text, ribbon_color } = row;
  const figures = { ...priceFigures(product), ...quantityFigures(product, { empties }) };
  return {
    product: encodeProduct(product, { now }),
    piece: quantity,
    alternative_quantity_piece: row.alternative_quantity,
    quantityType: row.quantity_type,
    sliced: row.sliced,
    price: currentPrice(figures, { now }),
    total_price: linePrice(figures, { quantity, now }),
    additional_information: gift_card_text === null && ribbon_color === null ? null : { gift_card_text, ribbon_color },
  };
}

function encodeAddress(address: Selectable<CartShippingAddressTable>): CartShippingAddress {
  const { cart_id: _cart, ...fields } = address;
  return fields;
}

function warningsOf(lines: ReadonlyArray<CartLineRow>): CartWarning[] {
  return lines.flatMap(({ product }) => {
    const message = isOrderable(product) ? null : availabilityText(product.status);
    return message === null ? [] : [{ product_id: String(product.id), product_name: product.name, message }];
  });
}

/** A cart as the contract writes it; its prices by the core's rules, its hash of all that a shopper could see of it. */
export function encodeCart({ id, lines, address, emptiesOf }: StoredCart, { now }: { readonly now: Date }): ResolversParentTypes["Cart"] {
  const empties = lines.map(({ product }) => emptiesOf(product.id));
  const cartProducts = lines.map((line, index) => encodeLine(line, { empties: empties[index] ?? [], now }));
  const visible = {
    id,
    cart_products: cartProducts,
    total_price: cartProducts.reduce((sum, line) => sum + line.total_price, 0),
    // There are no coupons yet, so nothing reduces the total.
    discount_price: null,
    coupon_code: null,
    shipping_address: address && encodeAddress(address),
    warnings: warningsOf(lines),
  };
  const hash = createHash("sha256").update(JSON.stringify([visible, empties])).digest("base64url");
  return { ...visible, hash };
}
