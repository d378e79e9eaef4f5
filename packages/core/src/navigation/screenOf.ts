export type Screen = "mobile" | "tablet" | "desktop";

/**
 * What kind of screen a width is one of.
 *
 * Units: CSS pixels; `mobile` and `tablet` are the widest of each.
 *
 * @rule NAV-4
 * @example screenOf(639, { mobile: 639, tablet: 1024 }) // => "mobile"
 * @example screenOf(640, { mobile: 639, tablet: 1024 }) // => "tablet"
 */
export function screenOf(
  width: number,
  { mobile, tablet }: { readonly mobile: number; readonly tablet: number },
): Screen {
  if (width <= mobile) return "mobile";
  return width <= tablet ? "tablet" : "desktop";
}
