import type { Cart } from "@kamra/core/cart";
import { wireProductOf } from "./wireProducts.ts";

/** The cart that a server would send for the model to be read as this one. */
export function wireCartOf(cart: Cart) {
  return {
    id: cart.id,
    hash: cart.hash,
    revision: cart.revision,
    cart_products: cart.lines.map((line) => ({
      product: wireProductOf(line.product),
      piece: line.quantity,
      alternative_quantity_piece: line.alternativeQuantity,
      quantityType: line.quantityType,
      sliced: line.sliced,
      price: line.price,
      total_price: line.total,
      additional_information: line.additionalInformation && {
        gift_card_text: line.additionalInformation.giftCardText,
        ribbon_color: line.additionalInformation.ribbonColor,
      },
    })),
    total_price: cart.totalPrice,
    discount_price: cart.discountPrice,
    coupon_code: cart.couponCode,
    shipping_address: cart.shippingAddress && {
      name: cart.shippingAddress.name,
      postcode: Number(cart.shippingAddress.postcode),
      city: cart.shippingAddress.city,
      street: cart.shippingAddress.street,
      house_number: cart.shippingAddress.houseNumber,
      note: cart.shippingAddress.note,
      telephone: cart.shippingAddress.telephone,
    },
    warnings: cart.warnings.map(({ productId, productName, message }) => ({
      product_id: productId,
      product_name: productName,
      message,
    })),
  };
}
