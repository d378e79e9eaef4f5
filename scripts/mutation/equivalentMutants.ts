/** A change of a rule that no test can notice. */
export interface EquivalentMutant {
  readonly file: string;
  /** The line it is on, without its indentation. */
  readonly line: string;
  /** The line's index among the file's lines with that text, from 1; the first by default. */
  readonly occurrence?: number;
  readonly replaced: string;
  readonly by: string;
  readonly because: string;
}

/** Survivors that are equivalent to the code. An entry without a survivor fails the run. */
export const equivalentMutants: ReadonlyArray<EquivalentMutant> = [
  {
    file: "packages/core/src/analytics/cartEvents.ts",
    line: 'return [{ kind: rise > 0 ? "addedToCart" : "removedFromCart", item }];',
    replaced: "rise > 0",
    by: "rise >= 0",
    because: "What stays as it was does not come this far.",
  },
  {
    file: "packages/core/src/cart/cartTotals.ts",
    line: "const cashOnDelivery = huf(isPaidInCash ? (paymentMethod?.cost ?? 0) : 0);",
    replaced: "paymentMethod?.cost",
    by: "paymentMethod.cost",
    because: "Only a payment method is paid in cash.",
  },
  {
    file: "packages/core/src/cart/cartWeight.ts",
    line: "if (Number.isSafeInteger(sum)) exact = sum;",
    replaced: "Number.isSafeInteger(sum)",
    by: "false",
    because: "Without the quick way the exact one answers the same; it only takes longer.",
  },
  {
    file: "packages/core/src/checkout/cartDifferences.ts",
    line: "{ present, except = [], couponReason = null }: Compared,",
    replaced: "[]",
    by: '["Stryker was here"]',
    because: "No choice has that name.",
  },
  {
    file: "packages/core/src/checkout/knownOrderData.ts",
    line: "savedAddresses: user?.shippingAddresses ?? [],",
    replaced: "[]",
    by: '["Stryker was here"]',
    because: "Among saved addresses only the picked one counts, by its id.",
  },
  {
    file: "packages/core/src/checkout/placingOutcome.ts",
    line: 'if (error._tag === "ServerError" && error.code === "PRODUCT_NOT_FOUND") return soldOut(differences);',
    replaced: 'error._tag === "ServerError"',
    by: "true",
    because: "Only a ServerError has a code of the contract.",
  },
  {
    file: "packages/core/src/checkout/placingOutcome.ts",
    line: 'const isOtherSlot = differences.some((each) => each.kind === "choice" && each.choice === "timeSlot");',
    replaced: 'each.kind === "choice"',
    by: "true",
    because: "Only a choice names one.",
  },
  {
    file: "packages/core/src/form/parsePhone.ts",
    line: 'value: "",',
    replaced: '""',
    by: '"Stryker was here!"',
    because: "Neither text is a number: it stands for an input with a plus sign.",
  },
  {
    file: "packages/core/src/form/phoneFromField.ts",
    line: '.replace(new RegExp(`^(?:\\\\+|00)${callingCode}`), "")',
    replaced: '""',
    by: '"Stryker was here!"',
    because: "What is no digit is dropped next.",
  },
  {
    file: "packages/core/src/form/taxNumberProblem.ts",
    line: "const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);",
    replaced: "total + weight * Number(text[place])",
    by: "total - weight * Number(text[place])",
    because: "A sum is divisible by ten exactly when its opposite is.",
  },
  {
    file: "packages/core/src/lists/lastWrites.ts",
    line: "const createdAt = (done < now ? done : now).toISOString();",
    replaced: "done < now",
    by: "done <= now",
    because: "Two equal instants are written the same.",
  },
  {
    file: "packages/core/src/product/amounts.ts",
    line: "return (amount | 0) === amount || Number.isSafeInteger(amount);",
    replaced: "(amount | 0) === amount",
    by: "false",
    because: "Without the quick way the exact one answers the same; it only takes longer.",
  },
  {
    file: "packages/core/src/product/explainPrice.ts",
    line: "return calendarDay(now.getTime(), timeZone) < from",
    replaced: "calendarDay(now.getTime(), timeZone) < from",
    by: "calendarDay(now.getTime(), timeZone) <= from",
    because: "On its first day a special price holds, or never does, and neither comes this far.",
  },
  {
    file: "packages/core/src/product/priceClock.ts",
    line: "changesAt: change > now.getTime() && at(change) !== isActive ? change : null,",
    replaced: "change > now.getTime()",
    by: "change >= now.getTime()",
    because: "At the same instant the special price is as active as it is now.",
  },
  {
    file: "packages/core/src/product/calendarDay.ts",
    line: "return instant === lastInstant && timeZone === lastTimeZone ? lastAnswer : newAnswer(instant, timeZone);",
    replaced: "instant === lastInstant && timeZone === lastTimeZone",
    by: "false",
    because: "The answer that is remembered is the one that would be found again.",
  },
  {
    file: "packages/core/src/product/zoneOffset.ts",
    line: String.raw`const [, sign = "", hours = "", minutes = "0"] = /([+-])(\d\d):?(\d\d)?/.exec(text) ?? [];`,
    replaced: "[]",
    by: '["Stryker was here"]',
    because: "The whole match is unused.",
  },
  {
    file: "packages/core/src/product/roundedProduct.ts",
    line: "return whole === product ? whole : roundedRatio(amount, factor, 1);",
    replaced: "whole === product",
    by: "false",
    because: "Without the quick way the exact one answers the same; it only takes longer.",
  },
  {
    file: "packages/core/src/product/roundedRatio.ts",
    line: "const digits = Math.round(factor * places);",
    replaced: "factor * places",
    by: "factor / places",
    because: "Without the quick way the exact one answers the same; it only takes longer.",
  },
  {
    file: "packages/core/src/product/roundedRatio.ts",
    line: "if (digits / places === factor && Number.isInteger(amount) && Math.abs(dividend) < safe) {",
    replaced: "digits / places === factor && Number.isInteger(amount) && Math.abs(dividend) < safe",
    by: "false",
    because: "Without the quick way the exact one answers the same; it only takes longer.",
  },
  {
    file: "packages/core/src/product/roundedRatio.ts",
    line: "if (digits / places === factor && Number.isInteger(amount) && Math.abs(dividend) < safe) {",
    replaced: "digits / places",
    by: "digits * places",
    because: "Without the quick way the exact one answers the same; it only takes longer.",
  },
  {
    file: "packages/core/src/product/roundedRatio.ts",
    line: "if (digits / places === factor && Number.isInteger(amount) && Math.abs(dividend) < safe) {",
    replaced: "Math.abs(dividend) < safe",
    by: "Math.abs(dividend) <= safe",
    because: "At the limit itself both ways are still exact.",
  },
  {
    file: "packages/core/src/product/roundedRatio.ts",
    line: "const decimals = digits.length - (value < 0 ? 2 : 1);",
    replaced: "value < 0",
    by: "value <= 0",
    because: "Of 0 it makes no difference how many decimals it has.",
  },
  {
    file: "packages/core/src/product/roundedRatio.ts",
    line: "return Number((halves < 0n ? halves - whole + 1n : halves) / whole);",
    replaced: "halves < 0n",
    by: "halves <= 0n",
    because: "At 0 both give 0: what is taken off is less than one whole.",
  },
  {
    file: "packages/core/src/orders/orderProgress.ts",
    line: 'const current = stageOf(status.code) ?? [...reached.keys()].at(-1) ?? "placed";',
    replaced: '"placed"',
    by: '""',
    because: "Every order has the stage of its creation: the last one that it reached is never missing.",
  },
  {
    file: "packages/core/src/shipping/shippingKindOf.ts",
    line: "const known = Object.keys(shippingKinds).filter(isKind);",
    replaced: "Object.keys(shippingKinds).filter(isKind)",
    by: "Object.keys(shippingKinds)",
    because: "The filter tells the compiler what every key is.",
  },
  {
    file: "packages/core/src/payment/paymentKindOf.ts",
    line: "const known = Object.keys(paymentKinds).filter(isKind);",
    replaced: "Object.keys(paymentKinds).filter(isKind)",
    by: "Object.keys(paymentKinds)",
    because: "The filter tells the compiler what every key is.",
  },
  {
    file: "packages/core/src/delivery/freeDeliveryFrom.ts",
    line: "const free = (method?.priceRanges ?? []).filter(({ from, price }) => price === 0 && from > 0);",
    replaced: "[]",
    by: '["Stryker was here"]',
    because: "What is no range has no price of 0.",
  },
  {
    file: "packages/core/src/delivery/freeDeliveryFrom.ts",
    line: "return free.reduce<Huf | null>((least, { from }) => (least === null || from < least ? from : least), null);",
    replaced: "from < least",
    by: "from <= least",
    because: "Of equal amounts either is the least.",
  },
  {
    file: "packages/core/src/orderedProducts/shownOrderedProducts.ts",
    line: 'const folded = (text: string): string => text.normalize("NFD").replaceAll(/\\p{M}/gu, "").toLowerCase();',
    replaced: 'text.normalize("NFD").replaceAll(/\\p{M}/gu, "").toLowerCase()',
    by: 'text.normalize("NFD").replaceAll(/\\p{M}/gu, "").toUpperCase()',
    because: "Both texts are folded alike.",
  },
  {
    file: "packages/core/src/orderedProducts/shownOrderedProducts.ts",
    line: ".filter(({ categoryId }) => categoryIds === null || (categoryId !== null && categoryIds.has(categoryId)))",
    replaced: "categoryId !== null",
    by: "true",
    because: "No set of ids has null; the compiler is told so.",
  },
];
