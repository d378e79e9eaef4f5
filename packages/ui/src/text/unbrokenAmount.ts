/**
 * A text of the shop's data for a narrow place: an amount stays on one line, with its number and how many there are, and
 * so does a range.
 *
 * @example unbrokenAmount("Barna rizs 1 kg") // => "Barna rizs 1\u00a0kg"
 * @example unbrokenAmount("2–3 munkanap") // => "2–\u20603 munkanap"
 */
export const unbrokenAmount = (text: string): string =>
  text
    .replace(/\b–\b/g, "–\u2060")
    .replaceAll(" × ", "\u00a0×\u00a0")
    .replace(/(\d) (?=\p{L}{1,2}(?!\p{L}))/gu, "$1\u00a0");
