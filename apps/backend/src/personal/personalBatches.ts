import { type Batch, createBatch } from "../graphql/createBatch.ts";
import type { Batches, Context } from "../graphql/Context.ts";
import { loadPersonalPrices } from "./loadPersonalPrices.ts";

declare module "../graphql/Context.ts" {
  interface Batches {
    readonly personalPriceOf: Batch<number, number | null>;
  }
}

/** The caller's personal prices, by product. */
export const personalBatches = (caller: Pick<Context, "db" | "now" | "user">): Pick<Batches, "personalPriceOf"> => ({
  personalPriceOf: createBatch((productIds: ReadonlyArray<number>) => loadPersonalPrices(productIds, caller), {
    missing: () => null,
  }),
});
