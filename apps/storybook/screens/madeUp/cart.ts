import type * as Wire from "@kamra/contract/wire";
import { linePrice } from "@kamra/core/cart";
import { currentPrice, type ProductDetails, productId } from "@kamra/core/product";
import { wireProductOf } from "@kamra/testing/arbitraries";
import { paymentMethods, postPoints, shippingMethods, timeSlots } from "./deliveries.ts";
import { now } from "./now.ts";

const byId = <Found extends { readonly id?: unknown }>(all: ReadonlyArray<Found>, id: unknown) =>
  all.find((each) => each.id === id) ?? null;

const heldUntil = new Date(now.getTime() + 14 * 60_000).toISOString();

/** A cart on the server: it holds what it is told, and adds up by the shop's own rules. */
export function madeUpCart(goods: ReadonlyArray<ProductDetails>) {
  let input: Omit<Wire.UpdateCartInput, "id"> = {};
  let wanted = new Map<string, Wire.CartProductInput>();
  let revision = 1;

  const lineOf = ({ product_id, piece, quantity_type, sliced, substitution, ...rest }: Wire.CartProductInput) => {
    const product = goods.find(({ id }) => id === productId(product_id));
    if (product === undefined) return [];
    const isAlternative = quantity_type === "alternative";
    const rate = isAlternative ? (product.alternativeUnit?.exchangeRate ?? 1) : 1;
    const quantity = Math.round(piece * rate * 1000) / 1000;
    return [
      {
        product: wireProductOf(product),
        piece: quantity,
        alternative_quantity_piece: isAlternative ? piece : null,
        quantityType: isAlternative ? "alternative" : "default",
        sliced: sliced ?? false,
        substitution: substitution ?? "LEAVE_OUT",
        price: currentPrice(product, { now }),
        total_price: linePrice(product, { quantity, now }),
        additional_information: rest.additional_information ?? null,
      },
    ];
  };

  const read = () => {
    const lines = [...wanted.values()].flatMap(lineOf);
    const slot = byId(timeSlots, input.timetable_time_slot);
    return {
      id: "cart-1",
      hash: `hash-${revision}`,
      revision,
      cart_products: lines,
      total_price: lines.reduce((sum, line) => sum + line.total_price, 0),
      discount_price: null,
      coupon_code: null,
      linked_order: null,
      shipping_method: byId(shippingMethods, input.shipping_method),
      payment_method: byId(paymentMethods, input.payment_method),
      payment_method_data: null,
      timetable_time_slot: slot && { ...slot, held_until: heldUntil },
      post_point: byId(postPoints, input.post_point),
      shipping_address: input.shipping_address ?? null,
      billing_address: input.billing_address ?? null,
      contact_data: input.contact_data ?? null,
      age_confirmed: input.age_confirmed ?? false,
      deleted_products: [],
      warnings: [],
    };
  };

  const update = ({ products, ...changed }: Omit<Wire.UpdateCartInput, "id">) => {
    if (products === null || products?.length === 0) wanted = new Map();
    for (const product of products ?? [])
      if (product.piece === 0) wanted.delete(product.product_id);
      else wanted.set(product.product_id, product);
    input = { ...input, ...changed };
    revision += 1;
    return read();
  };

  return { read, update };
}
