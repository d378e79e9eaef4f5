/**
 * Whether the header sticks to the top of the window. Between the two thresholds it stays as it is, so that it never
 * flickers.
 *
 * Units: CSS pixels.
 *
 * @rule NAV-3
 * @example nextStuck(false, { scrollY: 101, stickBeyond: 100, releaseBelow: 10 }) // => true
 * @example nextStuck(true, { scrollY: 90, stickBeyond: 200, releaseBelow: 80 }) // => true
 */
export function nextStuck(
  isStuck: boolean,
  {
    scrollY,
    stickBeyond,
    releaseBelow,
  }: { readonly scrollY: number; readonly stickBeyond: number; readonly releaseBelow: number },
): boolean {
  return isStuck ? scrollY >= releaseBelow : scrollY > stickBeyond;
}
