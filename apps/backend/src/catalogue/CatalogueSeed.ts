import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** How far a long step has come. */
export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** What fills an empty catalogue. */
export interface CatalogueSeed {
  /** Another version than the one in the database empties the catalogue and fills it anew; carts stay. */
  readonly version: string;
  fill(
    db: Kysely<DatabaseSchema>,
    options: { readonly now: Date; readonly onProgress?: (progress: Progress) => void },
  ): Promise<void>;
  /** Moves the catalogue's dates so that they stand around today as they once stood around the day it was filled. */
  rollDates?(db: Kysely<DatabaseSchema>, options: { readonly now: Date }): Promise<void>;
}
