/**
 * A text for addresses: small letters and digits, joined with dashes, without accents.
 *
 * @example slug("Tejkút friss tej 2,8% 1 l") // => "tejkut-friss-tej-2-8-1-l"
 */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("×", "x")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
