/**
 * A text without accents and capitals, as the database's `fold` makes it.
 *
 * @example fold("Őszi Körte") // => "oszi korte"
 */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
