/** Letters whose Hungarian names begin with a vowel: „ef”, „el”, „em”… */
const spelledWithVowel = /^[AEFILMNORSUXY]/;

/** „egy”, „ezer” and „egymillió” begin with a vowel, as does each number whose first digit is five. */
const numberWithVowel = (digits: string): boolean =>
  digits.startsWith("5") || (digits.startsWith("1") && digits.length % 3 === 1);

function beginsWithVowel(word: string): boolean {
  const [number] = /^\d{1,3}(?:[\s.]\d{3})+(?!\d)|^\d+/.exec(word) ?? [];
  if (number !== undefined) return numberWithVowel(number.replaceAll(/\D/g, ""));
  const letters = (/^\p{L}\p{M}*(?:\p{L}|\p{M})*/u.exec(word)?.[0] ?? "").normalize("NFD").replaceAll(/\p{M}/gu, "");
  const isSpelled = letters === letters.toUpperCase() && (letters.length === 1 || !/[AEIOU]/.test(letters));
  if (isSpelled) return spelledWithVowel.test(letters);
  return /^(?:[aeiou]|y(?![aeiou]))/i.test(letters);
}

/**
 * A word, a name or a number with the definite article of its pronunciation: abbreviations without a vowel are spelled,
 * digits are read as numbers.
 *
 * @example withArticle("Kamra") // => "a Kamra"
 * @example withArticle("500001") // => "az 500001"
 * @example withArticle("MPL", { startsSentence: true }) // => "Az MPL"
 */
export function withArticle(
  word: string,
  { startsSentence = false }: { readonly startsSentence?: boolean } = {},
): string {
  // Quotes and brackets are not read.
  const spoken = word.replace(/^[\s„”"'’»«›‹([{]+/u, "");
  return `${startsSentence ? "A" : "a"}${beginsWithVowel(spoken) ? "z" : ""} ${word}`;
}
