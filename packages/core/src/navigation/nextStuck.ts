/**
 * Whether the header sticks to the top of the window. Between the two thresholds it stays as it is, so that it never
 * flickers.
 *
 * Units: CSS pixels.
 *
 * @rule NAV-3
 * @example nextStuck(false, { scrollY: 101, sticksBeyond: 100, letsGoBelow: 10 }) // => true
 * @example nextStuck(true, { scrollY: 90, sticksBeyond: 200, letsGoBelow: 80 }) // => true
 */
export function nextStuck(
  isStuck: boolean,
  {
    scrollY,
    sticksBeyond,
    letsGoBelow,
  }: { readonly scrollY: number; readonly sticksBeyond: number; readonly letsGoBelow: number },
): boolean {
  return isStuck ? scrollY >= letsGoBelow : scrollY > sticksBeyond;
}
