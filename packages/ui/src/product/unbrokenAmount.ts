/**
 * A product's name for a narrow place: an amount stays on one line, with its number and how many there are.
 *
 * @example unbrokenAmount("Barna rizs 1 kg") // => "Barna rizs 1\u00a0kg"
 */
export const unbrokenAmount = (name: string): string =>
  name.replace(/(?:\d+ × )?\d+(?:,\d+)? \p{L}{1,2}(?!\p{L})/gu, (amount) => amount.replaceAll(" ", "\u00a0"));
