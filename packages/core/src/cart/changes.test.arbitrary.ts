import fc from "fast-check";
import { huf } from "../product/amounts.ts";
import type { Product } from "../product/Product.ts";
import { productId } from "../product/productId.ts";
import type { Cart, CartLine } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";

const productOf = (id: string): Product => ({
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
  vat: null,
  priceUnit: null,
  pricePerUnit: null,
  webshopOnlyPrice: false,
  newsFrom: null,
  newsTo: null,
  defaultUnit: { name: "db", minimumQuantity: null, quantityStep: 1 },
  alternativeUnit: null,
  weight: null,
  deposits: [],
  images: [],
  isMpl: true,
  sliceable: false,
  giftMessageAvailable: false,
  adultsOnly: false,
  rating: { average: null, count: 0 },
});

export const lineOf = (id: string, quantity: number): CartLine => ({
  product: productOf(id),
  quantity,
  alternativeQuantity: null,
  quantityType: "default",
  price: huf(100),
  total: huf(100 * quantity),
  sliced: false,
  additionalInformation: null,
});

const ids = ["a", "b", "c", "d"];
const quantities = fc.integer({ min: 0, max: 5 });

const changeOf = (id: string, quantity: number): CartChange => ({
  kind: "line",
  productId: productId(id),
  line: quantity === 0 ? null : lineOf(id, quantity),
});

export const changes: fc.Arbitrary<CartChange> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...ids), quantities).map(([id, quantity]) => changeOf(id, quantity)) },
  { weight: 1, arbitrary: fc.constant({ kind: "empty" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "clearAddress" as const }) },
);

const cartOf = (lines: ReadonlyArray<CartLine>): Cart => ({
  id: "cart",
  hash: "hash",
  revision: 1,
  lines,
  totalPrice: huf(lines.reduce((sum, { total }) => sum + total, 0)),
  discountPrice: null,
  couponCode: null,
  shippingAddress: { name: null, postcode: "1186", city: "Budapest", street: null, houseNumber: null, note: null, telephone: null },
  warnings: [],
});

export const carts: fc.Arbitrary<Cart> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 5 })), { selector: ([id]) => id })
  .map((lines) => cartOf(lines.map(([id, quantity]) => lineOf(id, quantity))));
