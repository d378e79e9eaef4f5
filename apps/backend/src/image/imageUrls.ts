import { drawingVersion } from "./drawingVersion.ts";

/**
 * The addresses of a picture in its three sizes. They are immutable, so clients may cache them forever.
 * @example imageUrls("placeholder", { base: "" }).list.split("?")[0] // => "/images/list/placeholder.svg"
 */
export function imageUrls(
  key: string,
  { base }: { readonly base: string },
): { full: string; list: string; thumbnail: string } {
  const address = (size: string): string => `${base}/images/${size}/${encodeURIComponent(key)}.svg?v=${drawingVersion}`;
  return { full: address("full"), list: address("list"), thumbnail: address("thumbnail") };
}
