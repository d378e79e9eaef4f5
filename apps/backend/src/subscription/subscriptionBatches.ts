import { type Batch, createBatch } from "../graphql/createBatch.ts";
import type { Batches, Context } from "../graphql/Context.ts";
import { loadSubscriptions } from "./loadSubscriptions.ts";

declare module "../graphql/Context.ts" {
  interface Batches {
    readonly isSubscribed: Batch<number, boolean>;
  }
}

/** The caller's subscriptions, by product. */
export const subscriptionBatches = (caller: Pick<Context, "db" | "user">): Pick<Batches, "isSubscribed"> => ({
  isSubscribed: createBatch((productIds: ReadonlyArray<number>) => loadSubscriptions(productIds, caller), {
    missing: () => false,
  }),
});
