import type { ShopSettings } from "@kamra/core/settings";
import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema, ImageTable } from "../database/DatabaseSchema.ts";
import type { ImageConversions } from "../generated/types.ts";
import type { Caller } from "./Caller.ts";
import type { Batch } from "./createBatch.ts";

/**
 * What resolvers use, created for each request. A folder above adds its own part by `declare module`: the session, the
 * payment providers.
 */
export interface Context extends Caller {
  readonly db: Kysely<DatabaseSchema>;
  /** One instant for the whole request, so that all prices are of the same day. */
  readonly now: Date;
  /** The client's network, from `clientNetwork`. */
  readonly network: string | null;
  /** Proof that this browser returned from a sign-in provider; `null` without one. */
  readonly signInBrowser: string | null;
  /** Of its `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
  /** Of its `If-Match` header. */
  readonly ifMatch: string | null;
  readonly imageUrls: (key: string) => ImageConversions;
  /** The shop's own mailbox. */
  readonly inbox: string | null;
  readonly settings: ShopSettings;
  readonly batches: Batches;
}

/** Batched loaders of related rows: each loads the rows for all parents of a request. Folders above add theirs. */
export interface Batches {
  /** Pictures by their own ids. */
  readonly image: Batch<number, Selectable<ImageTable> | null>;
}
