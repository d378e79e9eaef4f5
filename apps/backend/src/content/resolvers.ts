import type { Resolvers } from "../generated/resolvers.ts";
import { encodeImage } from "../product/encodeImage.ts";
import { encodeBlogEntry } from "./encodeBlogEntry.ts";
import { findArticle } from "./findArticle.ts";
import { findBlogEntry } from "./findBlogEntry.ts";
import { findRedirect } from "./findRedirect.ts";
import { findBrand, loadBrands } from "./loadBrands.ts";
import { loadBlogEntries } from "./loadBlogEntries.ts";
import { loadDeliveryInfo } from "./loadDeliveryInfo.ts";
import { loadFooterBlocks } from "./loadFooterBlocks.ts";
import { findStore, loadStores } from "./loadStores.ts";
import { sanitizeHtml } from "./sanitizeHtml.ts";

/** Texts are cleaned on their way out: whatever has put them into the database, what leaves it is harmless. */
const content = { content: (written: { readonly content: string }) => sanitizeHtml(written.content) };

export const contentResolvers = {
  Query: {
    article: (_root, { url_key }, context) => findArticle(url_key, context),
    blogEntries: async (_root, asked, context) => (await loadBlogEntries(asked, context)).map(encodeBlogEntry),
    blogEntry: async (_root, { url_key }, context) => {
      const entry = await findBlogEntry(url_key, context);
      return entry && encodeBlogEntry(entry);
    },
    brand: (_root, { slug }, context) => findBrand(slug, context),
    brands: (_root, asked, context) => loadBrands(asked, context),
    deliveryInfo: (_root, _args, { db }) => loadDeliveryInfo(db),
    footerBlocks: (_root, _args, { db }) => loadFooterBlocks(db),
    redirect: (_root, { path }, context) => findRedirect(path, context),
    store: (_root, { id }, context) => findStore(id, context),
    stores: (_root, _args, context) => loadStores(context),
  },
  Article: content,
  BlogEntry: {
    content: (entry) => sanitizeHtml(entry.content),
    image: async ({ imageId }, _args, { batches, imageUrls }) => {
      const image = imageId === null ? null : await batches.image(imageId);
      return image && encodeImage(image, { imageUrls });
    },
  },
  DeliveryInfo: content,
  Store: { description: ({ description }) => sanitizeHtml(description) },
} satisfies Resolvers;
