/** How many colours there are for avatars. */
export const avatarColors = 13;

/**
 * Which of the avatars' colours somebody has, by their name: the same name has the same colour, however its letters are
 * encoded.
 *
 * Units: from 0 to `colors` - 1.
 *
 * @rule FMT-3
 * @example avatarColor("Kovács Anna") // => 2
 */
export function avatarColor(
  name: string,
  { colors = avatarColors }: { readonly colors?: number | undefined } = {},
): number {
  return (
    Array.from(name.normalize()).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0) % colors
  );
}
