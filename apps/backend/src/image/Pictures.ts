/** The pictures that the backend serves itself. */
export interface Pictures {
  /** Part of every picture's address. It changes when pictures look different, because clients cache them for ever. */
  readonly version: string;
  /** The picture as an SVG document; `null` for an unknown key or size. */
  draw(key: string, size: string): Promise<string | null>;
  /** The picture as a PNG of 1200 × 630 pixels, for previews of shared links, which know no SVG; `null` for an unknown key. */
  drawForLinks(key: string): Promise<Uint8Array | null>;
}
