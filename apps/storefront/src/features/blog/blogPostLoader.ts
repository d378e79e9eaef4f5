import type { BlogPost } from "@kamra/core/content";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface BlogPostData {
  readonly post: BlogPost;
}

export const blogPostLoader = (shop: StorefrontShop) =>
  pageLoader<BlogPostData>(shop, async ({ params, request: { signal } }) => {
    const post = await (await contentOf(shop)).blogPost(params["urlKey"] ?? "", { signal });
    if (post === null) throw notFound();
    return { post };
  });
