import { type Batch, createBatch } from "../graphql/createBatch.ts";
import type { Batches, Context } from "../graphql/Context.ts";
import type { ProductTexts } from "../graphql/parents/ProductParent.ts";
import type { ProductAttribute, ProductCategoryLink } from "../generated/types.ts";
import { loadAttributes } from "./loadAttributes.ts";
import { loadCategoryLinks } from "./loadCategoryLinks.ts";
import { type EmptyRow, loadEmpties } from "./loadEmpties.ts";
import { type ImageRow, loadEmptyImages, loadImages, loadProductImages } from "./loadImages.ts";
import { loadProductTexts } from "./loadProductTexts.ts";

declare module "../graphql/Context.ts" {
  interface Batches {
    readonly attributesOf: Batch<number, ProductAttribute[]>;
    readonly categoriesOf: Batch<number, ProductCategoryLink[]>;
    readonly emptiesOf: Batch<number, EmptyRow[]>;
    readonly imagesOf: Batch<number, ImageRow[]>;
    readonly imagesOfEmpty: Batch<number, ImageRow[]>;
    readonly textsOf: Batch<number, ProductTexts | null>;
  }
}

/** Batched loaders of products' related rows. */
export const productBatches = ({
  db,
}: Pick<Context, "db">): Pick<
  Batches,
  "attributesOf" | "categoriesOf" | "emptiesOf" | "image" | "imagesOf" | "imagesOfEmpty" | "textsOf"
> => ({
  attributesOf: createBatch((productIds: ReadonlyArray<number>) => loadAttributes(db, productIds), {
    missing: () => [],
  }),
  categoriesOf: createBatch((productIds: ReadonlyArray<number>) => loadCategoryLinks(db, productIds), {
    missing: () => [],
  }),
  emptiesOf: createBatch((productIds: ReadonlyArray<number>) => loadEmpties(db, productIds), { missing: () => [] }),
  image: createBatch((ids: ReadonlyArray<number>) => loadImages(db, ids), { missing: () => null }),
  imagesOf: createBatch((productIds: ReadonlyArray<number>) => loadProductImages(db, productIds), {
    missing: () => [],
  }),
  imagesOfEmpty: createBatch((emptyIds: ReadonlyArray<number>) => loadEmptyImages(db, emptyIds), { missing: () => [] }),
  textsOf: createBatch((productIds: ReadonlyArray<number>) => loadProductTexts(db, productIds), {
    missing: () => null,
  }),
});
