/** The pictures that the backend serves itself. */
export interface Pictures {
  /** Part of every picture's address. It changes when pictures look different, because clients cache them for ever. */
  readonly version: string;
  /** The picture as an SVG document; `null` for an unknown key or size. */
  draw(key: string, size: string): Promise<string | null>;
}
