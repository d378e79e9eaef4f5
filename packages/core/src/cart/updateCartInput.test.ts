import { describe, expect, it } from "vitest";
import type { LineWishes } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import { cartOf, lineOf } from "./changes.test.arbitrary.ts";
import { updateCartInput } from "./updateCartInput.ts";

const cart = cartOf([lineOf("a", 1), lineOf("b", 2)]);
const [a, b, c] = [lineOf("a", 3), lineOf("b", 3), lineOf("c", 1)];

const set = (line: typeof a): CartChange => ({ kind: "line", productId: line.product.id, line });
const remove = ({ product }: typeof a): CartChange => ({ kind: "line", productId: product.id, line: null });
const wish = ({ product }: typeof a, wishes: Partial<LineWishes>): CartChange => ({
  kind: "wishes",
  productId: product.id,
  wishes,
});

const input = (...changes: ReadonlyArray<CartChange>) => updateCartInput(cart, changes);
const of = { quantity_type: "default" };

describe("a request for changes of a cart", () => {
  it("[CART-4] names each product that changes, once, with its whole quantity, and no other", () => {
    expect(input(set(a), set(c), set({ ...a, quantity: 4 }))).toEqual({
      id: "cart",
      revision: 1,
      products: [
        { product_id: "a", piece: 4, ...of },
        { product_id: "c", piece: 1, ...of },
      ],
    });
  });

  it("[CART-4] counts in the unit that the shopper has chosen", () => {
    const inKilos = { ...c, quantity: 0.36, alternativeQuantity: 2, quantityType: "alternative" } as const;
    expect(input(set(inKilos)).products).toEqual([{ product_id: "c", piece: 2, quantity_type: "alternative" }]);
  });

  it("[CART-4] removes by 0, also what is not in the cart", () => {
    expect(input(remove(b), remove(c)).products).toEqual([
      { product_id: "b", piece: 0 },
      { product_id: "c", piece: 0 },
    ]);
  });

  it("[CART-7] carries what is wished of a line along with its quantity, the last wish of each kind, and what is not wished not at all", () => {
    const additionalInformation = { giftCardText: "Isten éltessen!", ribbonColor: "piros" };
    expect(input(wish(a, { sliced: true })).products).toEqual([{ product_id: "a", piece: 1, ...of, sliced: true }]);
    expect(
      input(
        set(a),
        wish(a, { sliced: true, substitution: "SIMILAR" }),
        wish(a, { sliced: false, additionalInformation }),
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
    expect(input(wish(b, { additionalInformation: null })).products).toEqual([
      { product_id: "b", piece: 2, ...of, additional_information: null },
    ]);
  });

  it("[CART-7] says nothing of a wish for a line that is not there, and removes one that is gone", () => {
    expect(input(wish(c, { sliced: true }))).not.toHaveProperty("products");
    expect(input(wish(a, { sliced: true }), remove(a)).products).toEqual([{ product_id: "a", piece: 0 }]);
  });

  it("[CART-10] empties by a list without products, and clears no coupon by itself", () => {
    expect(input({ kind: "empty" })).toEqual({ id: "cart", revision: 1, products: [] });
  });

  it("[CART-17] has what is chosen, the last of each, and no products", () => {
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

  it("[CART-16] has no revision where the server does not count them", () => {
    expect(updateCartInput({ ...cart, revision: null }, [{ kind: "empty" }])).toEqual({ id: "cart", products: [] });
  });
});
