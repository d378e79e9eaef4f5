import { Bench } from "tinybench";
import { cartTotals, linePrice } from "@kamra/core/cart";
import { grams, huf } from "@kamra/core/product";

/**
 * What exact money costs: pricing and totalling a cart with the rules, against adding the same figures up as plain
 * integers. Figures are ratios within this run; nothing here is compared with another machine or another day.
 */
const now = new Date("2026-11-21T10:00:00Z");
const bottle = { id: "1", name: "palack", price: huf(50), weight: grams(30), images: [] };

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    product: {
      regularPrice: huf(199 + index),
      specialPrice: index % 3 === 0 ? huf(149 + index) : null,
      specialFrom: "2026-11-01",
      specialTo: "2026-11-30",
      personalPrice: null,
      deposits: index % 5 === 0 ? [bottle] : [],
    },
    quantity: index % 4 === 0 ? 0.25 * (1 + (index % 7)) : 1 + (index % 9),
  }));

const byRules = (cart: ReturnType<typeof lines>) => {
  const totalPrice = huf(cart.reduce((sum, { product, quantity }) => sum + linePrice(product, { quantity, now }), 0));
  return cartTotals({ lines: cart, totalPrice, discountPrice: null }, { shippingMethod: null }).total;
};

const byIntegers = (cart: ReturnType<typeof lines>) =>
  cart.reduce((sum, { product, quantity }) => sum + Math.round((product.specialPrice ?? product.regularPrice) * quantity) + Math.round(50 * product.deposits.length * quantity), 0);

const small = lines(10);
const middle = lines(100);
const large = lines(1000);

const bench = new Bench({ time: 400, warmupTime: 100 });
bench
  .add("plain integers, 100 lines", () => void byIntegers(middle))
  .add("rules, 10 lines", () => void byRules(small))
  .add("rules, 100 lines", () => void byRules(middle))
  .add("rules, 1000 lines", () => void byRules(large));
await bench.run();

const milliseconds = (name: string): number => {
  const result = bench.getTask(name)?.result;
  if (result === undefined || !("latency" in result)) throw new Error(`${name} was not measured`);
  return result.latency.p50;
};

const ratio = (name: string, baseline: string) =>
  console.log(`${(milliseconds(name) / milliseconds(baseline)).toFixed(1).padStart(8)} ×  ${name}  against  ${baseline}`);

ratio("rules, 100 lines", "plain integers, 100 lines");
ratio("rules, 1000 lines", "rules, 10 lines");
