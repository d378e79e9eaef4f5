import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** The progress of a long step. */
export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** The data of a new catalogue, and how its dates follow the calendar. */
export interface CatalogueSeed {
  /** When it differs from the version in the database, the catalogue is refilled; carts stay. */
  readonly version: string;
  fill(
    db: Kysely<DatabaseSchema>,
    options: { readonly now: Date; readonly onProgress?: (progress: Progress) => void },
  ): Promise<void>;
  /** Shifts the catalogue's dates to today, relative to the day on which it was filled. */
  rollDates?(db: Kysely<DatabaseSchema>, options: { readonly now: Date }): Promise<void>;
}
