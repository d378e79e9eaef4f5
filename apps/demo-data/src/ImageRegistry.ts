import type { Rows } from "@kamra/backend";

/** The pictures, each a row once however many products show it. */
export interface ImageRegistry {
  /** The id of the picture with a key. */
  idOf(key: string): number;
  /** The rows of the pictures since the last call. They come before a row that refers to them. */
  fresh(): Rows;
}

export function imageRegistry(): ImageRegistry {
  const ids = new Map<string, number>();
  let fresh: { id: number; key: string; alt: null }[] = [];
  return {
    idOf(key) {
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = ids.size + 1;
      ids.set(key, id);
      // The product's name beside the picture already describes it, so the picture needs no text.
      fresh.push({ id, key, alt: null });
      return id;
    },
    fresh() {
      const rows = fresh;
      fresh = [];
      return { table: "images", rows };
    },
  };
}
