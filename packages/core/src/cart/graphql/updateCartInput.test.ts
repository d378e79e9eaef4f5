import { describe, expect, it } from "vitest";
import type { LineOptions } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import { cartUpdate } from "../queue/cartUpdate.ts";
import { cartOf, lineOf } from "../queue/changes.test.arbitrary.ts";
import { updateCartInput } from "./updateCartInput.ts";

const cart = cartOf([lineOf("a", 1), lineOf("b", 2)]);
const [a, b, c] = [lineOf("a", 3), lineOf("b", 3), lineOf("c", 1)];

const set = (line: typeof a): CartChange => ({ kind: "line", productId: line.product.id, line });
const remove = ({ product }: typeof a): CartChange => ({ kind: "line", productId: product.id, line: null });
const option = ({ product }: typeof a, options: Partial<LineOptions>): CartChange => ({
  kind: "lineOptions",
  productId: product.id,
  options,
});

const input = (...changes: ReadonlyArray<CartChange>) => updateCartInput(cartUpdate(cart, changes));
const of = { quantity_type: "default" };

describe("the input of an update request", () => {
  it("[CART-4] names each changed product once, with its full quantity", () => {
    expect(input(set(a), set(c), set({ ...a, quantity: 4 }))).toEqual({
      id: "cart",
      revision: 1,
      products: [
        { product_id: "a", piece: 4, ...of },
        { product_id: "c", piece: 1, ...of },
      ],
    });
  });

  it("[CART-4] uses the unit that the shopper chose", () => {
    const inKilos = { ...c, quantity: 0.36, alternativeQuantity: 2, quantityType: "alternative" } as const;
    expect(input(set(inKilos)).products).toEqual([{ product_id: "c", piece: 2, quantity_type: "alternative" }]);
  });

  it("[CART-4] removes with a quantity of 0, even a product outside the cart", () => {
    expect(input(remove(b), remove(c)).products).toEqual([
      { product_id: "b", piece: 0 },
      { product_id: "c", piece: 0 },
    ]);
  });

  it("[CART-7] sends the last value of each changed option with the quantity, and no other options", () => {
    const additionalInformation = { giftCardText: "Isten éltessen!", ribbonColor: "piros" };
    expect(input(option(a, { sliced: true })).products).toEqual([{ product_id: "a", piece: 1, ...of, sliced: true }]);
    expect(
      input(
        set(a),
        option(a, { sliced: true, substitution: "SIMILAR" }),
        option(a, { sliced: false, additionalInformation }),
      ).products,
    ).toEqual([
      {
        product_id: "a",
        piece: 3,
        ...of,
        sliced: false,
        substitution: "SIMILAR",
        additional_information: { gift_card_text: "Isten éltessen!", ribbon_color: "piros" },
      },
    ]);
    expect(input(option(b, { additionalInformation: null })).products).toEqual([
      { product_id: "b", piece: 2, ...of, additional_information: null },
    ]);
  });

  it("[CART-7] skips options of a missing line, and removes a deleted line", () => {
    expect(input(option(c, { sliced: true }))).not.toHaveProperty("products");
    expect(input(option(a, { sliced: true }), remove(a)).products).toEqual([{ product_id: "a", piece: 0 }]);
  });

  it("[CART-10] empties with an empty list of products, without clearing the coupon", () => {
    expect(input({ kind: "empty" })).toEqual({ id: "cart", revision: 1, products: [] });
  });

  it("[CART-17] has the last value of each choice, and no products", () => {
    const choices = (chosen: Extract<CartChange, { kind: "choices" }>["choices"]): CartChange => ({
      kind: "choices",
      choices: chosen,
    });
    expect(input(choices({ couponCode: "TIZ", ageConfirmed: true }), choices({ couponCode: null }))).toEqual({
      id: "cart",
      revision: 1,
      coupon_code: null,
      age_confirmed: true,
    });
  });

  it("[CART-16] has no revision if the server's cart has none", () => {
    expect(updateCartInput(cartUpdate({ ...cart, revision: null }, [{ kind: "empty" }]))).toEqual({
      id: "cart",
      products: [],
    });
  });
});
