import type { EmptyParent } from "../graphql/parents/EmptyParent.ts";
import type { EmptyRow } from "./loadEmpties.ts";
import { sanitizeHtml } from "../http/sanitizeHtml.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { countFacets } from "./countFacets.ts";
import { decodeProductList } from "./decodeProductList.ts";
import { encodeImage } from "./encodeImage.ts";
import { encodeProduct } from "./encodeProduct.ts";
import { findProductById, findProductByUrlKey } from "./findProduct.ts";
import { narrowToPopular } from "./popularParts.ts";
import { countPages, listProducts } from "./listProducts.ts";

/** A deposit item as the contract writes it. */
function encodeEmpty({ id, name, price, weight }: EmptyRow): EmptyParent {
  return { id: String(id), name, price, weight };
}

export const productResolvers = {
  Query: {
    products: (_root, args, context) =>
      narrowToPopular(
        decodeProductList(args, { sort: args.sort ?? (args.filters?.ids ? null : "PREFIXBOX_SCORE") }),
        context,
      ),

    getProductById: async (_root, { id }, context) => {
      const row = await findProductById(id, context);
      return row && encodeProduct(row, context);
    },

    getProductByUrlKey: async (_root, { url_key }, context) => {
      const row = await findProductByUrlKey(url_key, context);
      return row && encodeProduct(row, context);
    },
  },

  ProductPage: {
    data: async (list, _args, context) => {
      const rows = await listProducts(list, context);
      return rows.map((row) => encodeProduct(row, context));
    },
    paginatorInfo: (list, _args, context) => countPages(list, context),
    popular_only: ({ selection }) => selection.part !== null,
    facets: ({ selection }, _args, context) => countFacets(selection, context),
    corrected_term: ({ selection }) => selection.search?.corrected ?? null,
  },

  Product: {
    categories: ({ id }, _args, { batches }) => batches.categoriesOf(Number(id)),
    attributes: ({ id }, _args, { batches }) => batches.attributesOf(Number(id)),
    empties: async ({ id }, _args, { batches }) => (await batches.emptiesOf(Number(id))).map(encodeEmpty),
    images: async ({ id }, _args, { batches, imageUrls }) =>
      (await batches.imagesOf(Number(id))).map((image) => encodeImage(image, { imageUrls })),
    description: async ({ id }, _args, { batches }) =>
      sanitizeHtml((await batches.textsOf(Number(id)))?.description ?? null),
    components: async ({ id }, _args, { batches }) =>
      sanitizeHtml((await batches.textsOf(Number(id)))?.components ?? null),
    nutrition_data: async ({ id }, _args, { batches }) => (await batches.textsOf(Number(id)))?.nutrition_data ?? [],
    meta_title: async ({ id }, _args, { batches }) => (await batches.textsOf(Number(id)))?.meta_title ?? null,
    meta_description: async ({ id }, _args, { batches }) =>
      (await batches.textsOf(Number(id)))?.meta_description ?? null,
    meta_keywords: async ({ id }, _args, { batches }) => (await batches.textsOf(Number(id)))?.meta_keywords ?? null,
  },

  Empty: {
    images: async ({ id }, _args, { batches, imageUrls }) =>
      (await batches.imagesOfEmpty(Number(id))).map((image) => encodeImage(image, { imageUrls })),
  },
} satisfies Resolvers;
