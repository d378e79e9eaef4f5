/**
 * A text without accents and capitals: shoppers leave accents out by choice.
 *
 * @rule SEARCH-1
 * @example fold("Őszi Körte") // => "oszi korte"
 */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
