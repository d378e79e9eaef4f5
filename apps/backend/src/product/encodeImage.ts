import type { Image, ImageConversions } from "../generated/types.ts";
import type { ImageRow } from "./loadImages.ts";

/** A picture as the contract writes it. */
export function encodeImage(
  { id, key, alt }: ImageRow,
  { imageUrls }: { readonly imageUrls: (key: string) => ImageConversions },
): Image {
  return { id: String(id), alt, conversions: imageUrls(key) };
}
