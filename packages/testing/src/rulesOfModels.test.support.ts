import { type Cart, cartItemCount, cartTotals, cartWeight, exceedsMaxWeight, linePrice } from "@kamra/core/cart";
import {
  cashOnDeliveryMessage,
  deliveryFee,
  deliveryPriceLabel,
  preferredShippingMethod,
  type ShippingMethod,
  shippingProblems,
  shippingProblemText,
} from "@kamra/core/delivery";
import { bestAvailableShippingMethod } from "@kamra/core/unstable";
import {
  availabilityText,
  currentPrice,
  depositOf,
  discountPercent,
  explainPrice,
  formatMaxWeight,
  formatWeight,
  grams,
  isNews,
  isOrderable,
  isSpecialPriceActive,
  limitQuantity,
  lowestValidQuantity,
  minimumQuantity,
  netPrice,
  newsClock,
  parseQuantity,
  priceClock,
  priceKind,
  priceReduction,
  type Product,
  type QuantityType,
  roundQuantity,
  stepDown,
  stepUp,
  unitWeight,
  switchUnit,
  toAlternativeQuantity,
  toDefaultQuantity,
  unitOf,
  unitPrice,
} from "@kamra/core/product";
import { formatHuf, formatQuantity, formatUnitPrice } from "@kamra/core/text";

type Rule = () => unknown;

/** The results of all rules for a product at an instant. */
export function rulesOfProduct(product: Product, now: Date): ReadonlyArray<Rule> {
  const { alternativeUnit } = product;
  const moment = { now };
  const types: ReadonlyArray<QuantityType> = alternativeUnit === null ? ["default"] : ["default", "alternative"];
  return [
    () => priceKind(product, moment),
    () => formatHuf(currentPrice(product, moment)),
    () => explainPrice(product, moment),
    () => priceClock(product, moment),
    () => newsClock(product, moment),
    () => isNews(product, moment),
    () => isSpecialPriceActive(product, moment),
    () => discountPercent(product, moment),
    () => priceReduction(product, moment),
    () => unitPrice(product, moment),
    () => {
      const price = unitPrice(product, moment);
      return price && formatUnitPrice({ ...price, unit: "kg" });
    },
    () => netPrice(currentPrice(product, moment), product),
    () => formatHuf(depositOf(product)),
    () => formatWeight(unitWeight(product)),
    () => isOrderable(product),
    () => availabilityText(product.status),
    () => linePrice(product, { quantity: lowestValidQuantity(product.defaultUnit), now }),
    () => linePrice(product, { quantity: 1000, now }),
    () => formatWeight(cartWeight([{ product, quantity: 1000 }])),
    ...types.flatMap((type): ReadonlyArray<Rule> => {
      const unit = unitOf(product, type);
      return [
        () => minimumQuantity(unit),
        () => lowestValidQuantity(unit),
        () => formatQuantity(stepUp(0, unit), "kg"),
        () => stepUp(1.25, unit),
        () => stepDown(1.25, unit),
        () => roundQuantity(1.25, unit),
        () => limitQuantity(10, { unit, limit: 3 }),
        () => parseQuantity("2", { product, quantityType: type }),
        ...types.map((to) => () => switchUnit(lowestValidQuantity(unit), { product, from: type, to })),
      ];
    }),
    ...(alternativeUnit === null
      ? []
      : [() => toDefaultQuantity(3, alternativeUnit), () => toAlternativeQuantity(3, alternativeUnit)]),
  ];
}

/** All rules applied to a cart with one of the shipping methods. */
export function rulesOfCart(cart: Cart, methods: ReadonlyArray<ShippingMethod>, now: Date): ReadonlyArray<Rule> {
  return [
    () => cartItemCount(cart),
    () => formatWeight(cartWeight(cart.lines)),
    ...[null, ...methods].map((shippingMethod) => () => cartTotals(cart, { shippingMethod })),
    ...cart.lines.map((line) => () => linePrice(line.product, { quantity: line.quantity, now })),
    ...cart.lines.flatMap(({ product }) => rulesOfProduct(product, now)),
  ];
}

/** The results of all rules for a shop's shipping methods. */
export function rulesOfMethods(methods: ReadonlyArray<ShippingMethod>): ReadonlyArray<Rule> {
  const selection = { type: "personal" } as const;
  return [
    () => preferredShippingMethod(methods, { selection }),
    () => preferredShippingMethod(methods, { selection: null }),
    () => bestAvailableShippingMethod(methods, { selection }),
    ...methods.flatMap((method): ReadonlyArray<Rule> => [
      () => deliveryFee(method, { goods: method.price }),
      () => deliveryPriceLabel(method.price),
      () => cashOnDeliveryMessage(method.price),
      () => exceedsMaxWeight(grams(1), { shippingMethod: method }),
      () => method.maxWeight && formatMaxWeight(method.maxWeight),
      () => shippingProblems(method).map((problem) => shippingProblemText(problem)),
    ]),
  ];
}
