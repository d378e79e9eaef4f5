import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { insertRows } from "./insertRows.ts";

/** The pictures, each inserted once however many products show it. */
export interface ImageRegistry {
  /** The id of the picture with a key; call `flush` before a row refers to it. */
  idOf(key: string): number;
  /** Inserts new pictures. */
  flush(): Promise<void>;
}

export function makeImageRegistry(db: Kysely<DatabaseSchema>): ImageRegistry {
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
    async flush() {
      await insertRows(db, "images", fresh);
      fresh = [];
    },
  };
}
