/**
 * The nearest usual shelf price: ending in 9, from a thousand in 49 or 99, from ten thousand in 99.
 *
 * Units: whole forint. Errors: none; the least is 19.
 *
 * @example shelfPrice(1234) // => 1249
 */
export function shelfPrice(amount: number): number {
  const step = amount < 1000 ? 10 : amount < 10_000 ? 50 : 100;
  return Math.max(19, Math.round((amount + 1) / step) * step - 1);
}
