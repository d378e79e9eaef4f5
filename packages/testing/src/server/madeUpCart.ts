import type * as Wire from "@kamra/contract/wire";
import { linePrice } from "@kamra/core/cart";
import { currentPrice, type Product, productId } from "@kamra/core/product";
import { wireProductOf } from "../arbitraries/wireProducts.ts";
import type { MockAnswers } from "./mockServer.ts";

/** A change of a cart, as the contract has it. */
type CartChange = Omit<Wire.UpdateCartInput, "id">;

/** Trusts the shop under test to send what the contract has. */
const isChange = (input: unknown): input is CartChange => typeof input === "object" && input !== null;

/** What a made-up cart does not know. */
const unknown = {
  discount_price: null,
  coupon_code: null,
  linked_order: null,
  shipping_method: null,
  timetable_time_slot: null,
  post_point: null,
  payment_method: null,
  payment_method_data: null,
  deleted_products: [],
  warnings: [],
};

function lineOf(product: Product, wanted: Wire.CartProductInput, now: Date) {
  const isAlternative = wanted.quantity_type === "alternative";
  const rate = isAlternative ? (product.alternativeUnit?.exchangeRate ?? 1) : 1;
  const quantity = Math.round(wanted.piece * rate * 1000) / 1000;
  return {
    product: wireProductOf(product),
    piece: quantity,
    alternative_quantity_piece: isAlternative ? wanted.piece : null,
    quantityType: isAlternative ? "alternative" : "default",
    sliced: wanted.sliced ?? false,
    substitution: wanted.substitution ?? "LEAVE_OUT",
    price: currentPrice(product, { now }),
    total_price: linePrice(product, { quantity, now }),
    additional_information: wanted.additional_information ?? null,
  };
}

/**
 * A cart on a made-up server, as the contract has it: it holds what it is told, leaves out what is not sold, and adds up by
 * the shop's own rules. `answers` are for `mockServer`.
 *
 * @example madeUpCart([], { now: new Date() }).read().total_price // => 0
 */
export function madeUpCart(products: ReadonlyArray<Product>, { now }: { readonly now: Date }) {
  const wanted = new Map<string, Wire.CartProductInput>();
  let given: Pick<CartChange, "shipping_address" | "billing_address" | "contact_data" | "age_confirmed"> = {};
  let revision = 1;

  const read = () => {
    const lines = [...wanted.values()].flatMap((each) => {
      const product = products.find(({ id }) => id === productId(each.product_id));
      return product === undefined ? [] : [lineOf(product, each, now)];
    });
    return {
      ...unknown,
      id: "cart-1",
      hash: `hash-${revision}`,
      revision,
      cart_products: lines,
      total_price: lines.reduce((sum, line) => sum + line.total_price, 0),
      shipping_address: given.shipping_address ?? null,
      billing_address: given.billing_address ?? null,
      contact_data: given.contact_data ?? null,
      age_confirmed: given.age_confirmed ?? false,
    };
  };

  const update = ({ products: changed, ...others }: CartChange) => {
    if (changed === null || changed?.length === 0) wanted.clear();
    for (const each of changed ?? [])
      if (each.piece === 0) wanted.delete(each.product_id);
      else wanted.set(each.product_id, each);
    given = { ...given, ...others };
    revision += 1;
    return read();
  };

  const answers: MockAnswers = {
    createCart: () => ({ createCart: read() }),
    cart: () => ({ cart: read() }),
    cartHash: () => ({ cart: read() }),
    updateCart: ({ input }) => ({ updateCart: isChange(input) ? update(input) : read() }),
  };
  return { read, update, answers };
}
