/** How many colours there are for avatars. */
export const avatarColors = 13;

/**
 * The avatar colour of a name: equal names have equal colours, in every Unicode form.
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
