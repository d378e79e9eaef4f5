import { sanitizeHtml } from "../content/sanitizeHtml.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import type { ProductParent } from "../graphql/parents/ProductParent.ts";
import { subscribeToProduct, unsubscribeFromProduct } from "../subscription/changeSubscription.ts";
import { countFacets } from "./countFacets.ts";
import { decodeProductList } from "./decodeProductList.ts";
import { encodeEmpty } from "./encodeEmpty.ts";
import { encodeImage } from "./encodeImage.ts";
import { encodeProduct } from "./encodeProduct.ts";
import { findProductById, findProductByUrlKey } from "./findProduct.ts";
import { countPages, listProducts } from "./listProducts.ts";
import { unitPriceAt } from "./unitPriceAt.ts";

async function personalPriceOf(
  { id, personal_discount_price: known }: ProductParent,
  { batches }: Pick<Context, "batches">,
): Promise<number | null> {
  return known === undefined ? await batches.personalPriceOf(Number(id)) : known;
}

export const productResolvers = {
  Query: {
    products: (_root, args) =>
      decodeProductList(args, { sort: args.sort ?? (args.filters?.ids ? null : "PREFIXBOX_SCORE") }),

    getProductById: async (_root, { id }, context) => {
      const row = await findProductById(id, context);
      return row && encodeProduct(row, context);
    },

    getProductByUrlKey: async (_root, { url_key }, context) => {
      const row = await findProductByUrlKey(url_key, context);
      return row && encodeProduct(row, context);
    },
  },

  Mutation: {
    subscribeToProduct: async (_root, { product_id }, context) =>
      encodeProduct(await subscribeToProduct(product_id, context), context),
    unsubscribeFromProduct: async (_root, { product_id }, context) =>
      encodeProduct(await unsubscribeFromProduct(product_id, context), context),
  },

  ProductPage: {
    data: async (list, _args, context) => {
      const rows = await listProducts(list, context);
      return rows.map((row) => encodeProduct(row, context));
    },
    paginatorInfo: (list, _args, context) => countPages(list, context),
    facets: ({ selection }, _args, context) => countFacets(selection, context),
  },

  Product: {
    personal_discount_price: (product, _args, context) => personalPriceOf(product, context),
    personal_discount_unit_price: async (product, _args, context) => {
      const price = await personalPriceOf(product, context);
      return price === null ? null : unitPriceAt(price, product, context);
    },
    is_subscribed: ({ id }, _args, { batches }) => batches.isSubscribed(Number(id)),
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
