/**
 * The words of a text in small letters, accents kept; numbers are words of their own. Names and what shoppers type are
 * cut up the same way, so that "330g", "330 g" and "330 G" are the same.
 *
 * @example wordsOf("Tejföl 20%, 330g") // => ["tejföl", "20", "330", "g"]
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .toLocaleLowerCase("hu")
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}
