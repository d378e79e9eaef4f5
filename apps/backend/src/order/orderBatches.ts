import type { Selectable } from "kysely";
import type { OrderEventTable, OrderProductTable } from "../database/tables/OrderTables.ts";
import { type Batch, createBatch } from "../graphql/createBatch.ts";
import type { Batches, Context } from "../graphql/Context.ts";
import { loadWeeks } from "../content/findStoreAt.ts";
import type { OpeningHours } from "../generated/types.ts";
import { loadAccompanied } from "./loadAccompanied.ts";
import { loadOrderEvents, loadOrderProducts } from "./loadOrderParts.ts";
import { loadWithdrawals, type WithdrawalRow } from "./loadWithdrawals.ts";

declare module "../graphql/Context.ts" {
  interface Batches {
    readonly isAccompanied: Batch<number, boolean>;
    readonly orderEventsOf: Batch<number, Selectable<OrderEventTable>[]>;
    readonly orderProductsOf: Batch<number, Selectable<OrderProductTable>[]>;
    /** By `addressKey`. */
    readonly weekAt: Batch<string, OpeningHours[]>;
    readonly withdrawalsOf: Batch<number, WithdrawalRow[]>;
  }
}

/** Batched loaders of orders' related rows. */
export const orderBatches = ({
  db,
}: Pick<Context, "db">): Pick<
  Batches,
  "isAccompanied" | "orderEventsOf" | "orderProductsOf" | "weekAt" | "withdrawalsOf"
> => ({
  isAccompanied: createBatch((orderIds: ReadonlyArray<number>) => loadAccompanied(db, orderIds), {
    missing: () => false,
  }),
  orderEventsOf: createBatch((orderIds: ReadonlyArray<number>) => loadOrderEvents(db, orderIds), { missing: () => [] }),
  orderProductsOf: createBatch((orderIds: ReadonlyArray<number>) => loadOrderProducts(db, orderIds), {
    missing: () => [],
  }),
  weekAt: createBatch((keys: ReadonlyArray<string>) => loadWeeks(db, keys), { missing: () => [] }),
  withdrawalsOf: createBatch((orderIds: ReadonlyArray<number>) => loadWithdrawals(db, orderIds), { missing: () => [] }),
});
