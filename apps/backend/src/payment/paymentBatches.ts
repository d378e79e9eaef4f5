import { type Batch, createBatch } from "../graphql/createBatch.ts";
import type { Batches, Context } from "../graphql/Context.ts";
import { loadPayments, type PaymentResult } from "./loadPayments.ts";

declare module "../graphql/Context.ts" {
  interface Batches {
    readonly paymentsOf: Batch<number, ReadonlyArray<PaymentResult>>;
  }
}

/** Batched loaders of orders' payment attempts. */
export const paymentBatches = ({ db }: Pick<Context, "db">): Pick<Batches, "paymentsOf"> => ({
  paymentsOf: createBatch((orderIds: ReadonlyArray<number>) => loadPayments(db, orderIds), { missing: () => [] }),
});
