import type { CartLine, CartTotals } from "@kamra/core/cart";
import type { ShippingMethod } from "@kamra/core/delivery";
import { grams, huf, type Product } from "@kamra/core/product";
import { linePrice } from "@kamra/core/cart";
import { currentPrice } from "@kamra/core/product";
import { beer, milk, now, tomato } from "./products.ts";

/** A line as the server would send it. */
export const lineOf = (product: Product, quantity: number, alternativeQuantity: number | null = null): CartLine => ({
  product,
  quantity,
  alternativeQuantity,
  quantityType: alternativeQuantity === null ? "default" : "alternative",
  price: currentPrice(product, { now }),
  total: linePrice(product, { quantity, now }),
  sliced: false,
  additionalInformation: null,
  substitution: "LEAVE_OUT",
});

export const tomatoLine = lineOf(tomato, 0.54, 3);
export const milkLine = lineOf(milk, 6);
export const beerLine = lineOf(beer, 4);

export const totals: CartTotals = {
  goods: huf(12840),
  deposit: huf(200),
  discount: huf(-1500),
  delivery: huf(990),
  cashOnDelivery: huf(0),
  boxing: huf(149),
  total: huf(12679),
};

export const courier: ShippingMethod = {
  id: "1",
  kind: "courier",
  name: "Házhoz szállítás",
  price: huf(990),
  extraCost: huf(149),
  discountPrice: null,
  maxWeight: grams(40000),
  isAvailable: true,
  description: null,
  shortDescription: null,
  deliveryTime: null,
  priceRanges: [],
  refuses: [],
  timeSlots: null,
  cashCost: null,
  problems: [],
};
