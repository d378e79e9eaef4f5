/** The widest screens of each kind, in CSS pixels; wider ones are desktops. The header is that of a phone up to `tablet`. */
export const breakpoints = { mobile: 639, tablet: 1024 };

/**
 * What kind of screen is this wide.
 *
 * Units: CSS pixels. Rounding: down.
 *
 * @rule NAV-4
 * @example screenKind(639) // => "mobile"
 * @example screenKind(1024) // => "tablet"
 * @example screenKind(1025) // => "desktop"
 */
export function screenKind(
  width: number,
  { mobile, tablet }: { readonly mobile: number; readonly tablet: number } = breakpoints,
): "mobile" | "tablet" | "desktop" {
  const pixels = Math.floor(width);
  if (pixels <= mobile) return "mobile";
  return pixels <= tablet ? "tablet" : "desktop";
}
