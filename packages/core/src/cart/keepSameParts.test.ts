import { describe, expect, it } from "vitest";
import { grams, huf } from "../product/amounts.ts";
import { productId } from "../product/productId.ts";
import type { Cart, CartLine } from "./Cart.ts";
import { emptyCart } from "./emptyCart.ts";
import { keepSameParts } from "./keepSameParts.ts";

const line = (id: string, quantity: number): CartLine => ({
  product: {
    id: productId(id),
    name: id,
    status: "AVAILABLE",
    urlKey: id,
    smartUrl: null,
    categories: [],
    defaultCategoryId: null,
    brand: null,
    regularPrice: huf(100),
    specialPrice: null,
    specialFrom: null,
    specialTo: null,
    personalPrice: null,
    priorPrice: null,
    vat: 27,
    priceUnit: null,
    pricePerUnit: null,
    webshopOnlyPrice: false,
    newsFrom: null,
    newsTo: null,
    defaultUnit: { name: "db", minimumQuantity: null, quantityStep: null },
    alternativeUnit: null,
    weight: grams(500),
    deposits: [],
    images: [],
    isMpl: true,
    sliceable: false,
    giftMessageAvailable: false,
    adultsOnly: false,
    rating: { average: null, count: 0 },
  },
  quantity,
  alternativeQuantity: null,
  quantityType: "default",
  price: huf(100),
  total: huf(100 * quantity),
  sliced: false,
  additionalInformation: null,
  substitution: "LEAVE_OUT",
});

const cartOf = (hash: string, lines: ReadonlyArray<CartLine>): Cart => ({
  ...emptyCart,
  id: "c",
  hash,
  lines,
  totalPrice: huf(lines.reduce((sum, { total }) => sum + total, 0)),
  revision: 1,
  shippingAddress: { name: null, postcode: "1011", city: "Budapest", street: null, houseNumber: null, note: null, telephone: null },
  warnings: [{ productId: productId("a"), productName: "a", message: "sold out" }],
});

describe("keepSameParts", () => {
  it("[CART-16] keeps each line, product and list that says the same, wherever it stands now", () => {
    const previous = cartOf("v1", [line("a", 1), line("b", 1), line("c", 1)]);
    const [a, b] = previous.lines;
    const next = keepSameParts(previous, cartOf("v2", [line("b", 2), line("a", 1)]));
    expect(next.hash).toBe("v2");
    expect(next.lines[1]).toBe(a);
    expect(next.lines[0]).toEqual(line("b", 2));
    expect(next.lines[0]?.product).toBe(b?.product);
    expect(next.warnings).toBe(previous.warnings);
    expect(next.shippingAddress).toBe(previous.shippingAddress);
  });

  it("[CART-16] keeps the lines together when none has changed, and the cart when nothing has", () => {
    const previous = cartOf("v1", [line("a", 1), line("b", 1)]);
    expect(keepSameParts(previous, cartOf("v2", [line("a", 1), line("b", 1)])).lines).toBe(previous.lines);
    expect(keepSameParts(previous, cartOf("v1", [line("a", 1), line("b", 1)]))).toBe(previous);
  });

  it("[CART-16] takes the next cart as it is when there was none", () => {
    const next = cartOf("v1", [line("a", 1)]);
    expect(keepSameParts(null, next)).toBe(next);
  });
});
