import { drawingVersion } from "./drawingVersion.ts";

/**
 * The addresses of a picture in its three sizes. What they answer never changes, so it may be kept for ever.
 *
 * @example imageUrls("placeholder", { base: "" }).list // => "/images/list/placeholder.svg?v=1"
 */
export function imageUrls(key: string, { base }: { readonly base: string }): { full: string; list: string; thumbnail: string } {
  const address = (size: string): string => `${base}/images/${size}/${encodeURIComponent(key)}.svg?v=${drawingVersion}`;
  return { full: address("full"), list: address("list"), thumbnail: address("thumbnail") };
}
