/** How many letters an avatar has. */
export const initialsLength = 2;

/**
 * The initials of a name, as capitals, for an avatar. A letter is a grapheme, however many characters encode it.
 *
 * @rule FMT-3
 * @example initials("Kovács Anna Mária") // => "KA"
 * @example initials("őszi béla", { length: 1 }) // => "Ő"
 */
export function initials(
  name: string,
  { length = initialsLength }: { readonly length?: number | undefined } = {},
): string {
  const letters = new Intl.Segmenter("hu");
  const words = name.normalize().split(/\s/).filter(Boolean).slice(0, length);
  const firsts = words.flatMap((word) => Array.from(letters.segment(word), ({ segment }) => segment).slice(0, 1));
  return firsts.join("").toUpperCase();
}
