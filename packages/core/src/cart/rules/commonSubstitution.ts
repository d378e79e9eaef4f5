import type { CartLine } from "../model/Cart.ts";

/**
 * The substitution shared by all lines; null when lines differ.
 *
 * @example commonSubstitution([{ substitution: "SIMILAR" }, { substitution: "SIMILAR" }]) // => "SIMILAR"
 * @example commonSubstitution([{ substitution: "SIMILAR" }, { substitution: "LEAVE_OUT" }]) // => null
 * @example commonSubstitution([]) // => null
 */
export function commonSubstitution(
  lines: ReadonlyArray<Pick<CartLine, "substitution">>,
): CartLine["substitution"] | null {
  const [first] = lines;
  return first !== undefined && lines.every(({ substitution }) => substitution === first.substitution)
    ? first.substitution
    : null;
}
