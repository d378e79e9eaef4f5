import type { BlogPost } from "@kamra/core/content";
import { contentOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface BlogPostData {
  readonly post: BlogPost;
}

export const blogPostLoader = pageLoader<BlogPostData>(async (shop, { params, request: { signal } }) => {
  const post = await (await contentOf(shop)).blogPost(params["urlKey"] ?? "", { signal });
  if (post === null) throw notFound();
  return { post };
});
