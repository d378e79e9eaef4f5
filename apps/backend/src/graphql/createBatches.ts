import { loadAccompanied } from "../order/loadAccompanied.ts";
import { loadOrderEvents, loadOrderProducts } from "../order/loadOrderParts.ts";
import { loadPayments } from "../payment/loadPayments.ts";
import { loadPersonalPrices } from "../personal/loadPersonalPrices.ts";
import { loadAttributes } from "../product/loadAttributes.ts";
import { loadCategoryLinks } from "../product/loadCategoryLinks.ts";
import { loadEmpties } from "../product/loadEmpties.ts";
import { loadEmptyImages, loadImages, loadProductImages } from "../product/loadImages.ts";
import { loadProductTexts } from "../product/loadProductTexts.ts";
import { loadSubscriptions } from "../subscription/loadSubscriptions.ts";
import { loadWithdrawals } from "../withdrawal/loadWithdrawals.ts";
import type { Context } from "./Context.ts";
import { createBatch } from "./createBatch.ts";

const noRows = () => [];

/** What hangs on products and other rows, each loaded for all rows of a request together. */
export function createBatches(caller: Pick<Context, "db" | "now" | "user">) {
  const { db } = caller;
  return {
    attributesOf: createBatch((productIds: ReadonlyArray<number>) => loadAttributes(db, productIds), {
      missing: noRows,
    }),
    categoriesOf: createBatch((productIds: ReadonlyArray<number>) => loadCategoryLinks(db, productIds), {
      missing: noRows,
    }),
    emptiesOf: createBatch((productIds: ReadonlyArray<number>) => loadEmpties(db, productIds), { missing: noRows }),
    image: createBatch((ids: ReadonlyArray<number>) => loadImages(db, ids), { missing: () => null }),
    imagesOf: createBatch((productIds: ReadonlyArray<number>) => loadProductImages(db, productIds), {
      missing: noRows,
    }),
    imagesOfEmpty: createBatch((emptyIds: ReadonlyArray<number>) => loadEmptyImages(db, emptyIds), { missing: noRows }),
    isSubscribed: createBatch(
      (productIds: ReadonlyArray<number>): Promise<ReadonlyMap<number, boolean>> =>
        loadSubscriptions(productIds, caller),
      { missing: () => false },
    ),
    isAccompanied: createBatch(
      (orderIds: ReadonlyArray<number>): Promise<ReadonlyMap<number, boolean>> => loadAccompanied(db, orderIds),
      { missing: () => false },
    ),
    orderEventsOf: createBatch((orderIds: ReadonlyArray<number>) => loadOrderEvents(db, orderIds), { missing: noRows }),
    orderProductsOf: createBatch((orderIds: ReadonlyArray<number>) => loadOrderProducts(db, orderIds), {
      missing: noRows,
    }),
    paymentsOf: createBatch((orderIds: ReadonlyArray<number>) => loadPayments(db, orderIds), { missing: noRows }),
    personalPriceOf: createBatch(
      (productIds: ReadonlyArray<number>): Promise<ReadonlyMap<number, number | null>> =>
        loadPersonalPrices(productIds, caller),
      { missing: () => null },
    ),
    textsOf: createBatch((productIds: ReadonlyArray<number>) => loadProductTexts(db, productIds), {
      missing: () => null,
    }),
    withdrawalsOf: createBatch((orderIds: ReadonlyArray<number>) => loadWithdrawals(db, orderIds), { missing: noRows }),
  };
}

export type Batches = ReturnType<typeof createBatches>;
