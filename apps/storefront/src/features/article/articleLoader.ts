import type { Article } from "@kamra/core/content";
import { contentOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface ArticleData {
  readonly article: Article;
}

export const articleLoader = pageLoader<ArticleData>(async (shop, { params, request: { signal } }) => {
  const article = await (await contentOf(shop)).article(params["urlKey"] ?? "", { signal });
  if (article === null) throw notFound();
  return { article };
});
