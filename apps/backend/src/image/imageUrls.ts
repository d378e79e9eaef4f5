/**
 * The addresses of a picture in its three sizes. They are immutable, so clients may cache them forever.
 * @example imageUrls("placeholder", { version: "3" }).list // => "/images/list/placeholder.svg?v=3"
 */
export function imageUrls(
  key: string,
  { version }: { readonly version: string },
): { full: string; list: string; thumbnail: string } {
  const address = (size: string): string => `/images/${size}/${encodeURIComponent(key)}.svg?v=${version}`;
  return { full: address("full"), list: address("list"), thumbnail: address("thumbnail") };
}
