import type { Resolvers } from "../generated/resolvers.ts";
import { encodeImage } from "../product/encodeImage.ts";
import { encodeBlogEntry } from "./encodeBlogEntry.ts";
import { loadBlogEntries } from "./loadBlogEntries.ts";
import { loadFooterBlocks } from "./loadFooterBlocks.ts";

export const contentResolvers = {
  Query: {
    blogEntries: async (_root, { first }, context) => (await loadBlogEntries(first, context)).map(encodeBlogEntry),
    footerBlocks: (_root, _args, { db }) => loadFooterBlocks(db),
  },
  BlogEntry: {
    image: async ({ imageId }, _args, { batches, imageUrls }) => {
      const image = imageId === null ? null : await batches.image(imageId);
      return image && encodeImage(image, { imageUrls });
    },
  },
} satisfies Resolvers;
