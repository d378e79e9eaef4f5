interface StickyHeader {
  readonly sticksBeyond: number;
  readonly letsGoBelow: number;
}

/** How far a page has to be scrolled for the header to stick, and to let go again, in CSS pixels. */
export const stickyHeader = {
  mobile: { sticksBeyond: 100, letsGoBelow: 10 },
  other: { sticksBeyond: 200, letsGoBelow: 80 },
};

/**
 * Whether the header sticks to the top of the window. Between the two thresholds it stays as it is, so that it never
 * flickers.
 *
 * Units: CSS pixels.
 *
 * @rule NAV-3
 * @example nextStuck(false, { scrollY: 101, isMobile: true }) // => true
 * @example nextStuck(true, { scrollY: 90, isMobile: false }) // => true
 */
export function nextStuck(
  isStuck: boolean,
  {
    scrollY,
    isMobile,
    thresholds = stickyHeader,
  }: {
    readonly scrollY: number;
    readonly isMobile: boolean;
    readonly thresholds?: { readonly mobile: StickyHeader; readonly other: StickyHeader };
  },
): boolean {
  const { sticksBeyond, letsGoBelow } = isMobile ? thresholds.mobile : thresholds.other;
  return isStuck ? scrollY >= letsGoBelow : scrollY > sticksBeyond;
}
