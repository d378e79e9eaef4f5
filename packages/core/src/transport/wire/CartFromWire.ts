import * as Schema from "effect/Schema";
import { Cart, CartLine, CartWarning } from "../../cart/Cart.ts";
import { Destination } from "../../delivery/Destination.ts";
import { Product, QuantityType } from "../../product/Product.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { eachValid } from "./eachValid.ts";
import { nullish } from "./nullish.ts";
import { ProductFromWire } from "./ProductFromWire.ts";

const CartLineFromWire = decodeOnly(
  Schema.Struct({
    product: ProductFromWire,
    piece: Schema.Finite,
    alternative_quantity_piece: nullish(Schema.Finite),
    quantityType: QuantityType,
    sliced: Schema.Boolean,
    price: Schema.Finite,
    total_price: Schema.Finite,
    additional_information: nullish(
      Schema.Struct({ gift_card_text: nullish(Schema.String), ribbon_color: nullish(Schema.String) }),
    ),
  }),
  Schema.Struct({ ...CartLine.fields, product: Schema.toType(Product) }),
  ({ product, quantityType, sliced, price, ...wire }) => ({
    product,
    quantity: wire.piece,
    // A product may have lost its alternative unit since it was put into the cart.
    ...(quantityType === "alternative" && product.alternativeUnit && wire.alternative_quantity_piece
      ? { quantityType, alternativeQuantity: wire.alternative_quantity_piece }
      : { quantityType: "default" as const, alternativeQuantity: null }),
    price,
    total: wire.total_price,
    sliced,
    additionalInformation: wire.additional_information
      ? {
          giftCardText: wire.additional_information.gift_card_text ?? null,
          ribbonColor: wire.additional_information.ribbon_color ?? null,
        }
      : null,
  }),
);

const DestinationFromWire = decodeOnly(
  Schema.Struct({
    name: nullish(Schema.String),
    postcode: Schema.Int,
    city: Schema.String,
    street: nullish(Schema.String),
    house_number: nullish(Schema.String),
    note: nullish(Schema.String),
    telephone: nullish(Schema.String),
  }),
  Destination,
  ({ postcode, city, ...wire }) => ({
    name: wire.name ?? null,
    postcode: String(postcode),
    city,
    street: wire.street ?? null,
    houseNumber: wire.house_number ?? null,
    note: wire.note ?? null,
    telephone: wire.telephone ?? null,
  }),
);

const CartWarningFromWire = decodeOnly(
  Schema.Struct({ product_id: Schema.String, product_name: Schema.String, message: Schema.String }),
  CartWarning,
  ({ product_id, product_name, message }) => ({ productId: product_id, productName: product_name, message }),
);

/** The contract's `Cart`, read into the model; a line whose product is refused is left out, with a logged error. */
export const CartFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    hash: Schema.String,
    revision: nullish(Schema.Int),
    cart_products: eachValid(CartLineFromWire),
    total_price: Schema.Finite,
    discount_price: nullish(Schema.Finite),
    coupon_code: nullish(Schema.String),
    shipping_address: nullish(DestinationFromWire),
    warnings: Schema.Array(CartWarningFromWire),
  }),
  Schema.Struct({
    ...Cart.fields,
    lines: Schema.Array(Schema.toType(CartLine)),
    warnings: Schema.Array(Schema.toType(CartWarning)),
  }),
  ({ id, hash, ...wire }) => ({
    id,
    hash,
    revision: wire.revision ?? null,
    lines: wire.cart_products,
    totalPrice: wire.total_price,
    discountPrice: wire.discount_price ?? null,
    couponCode: wire.coupon_code ?? null,
    shippingAddress: wire.shipping_address ?? null,
    warnings: wire.warnings,
  }),
);
