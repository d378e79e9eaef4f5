import type { Article } from "@kamra/core/content";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface ArticleData {
  readonly article: Article;
}

export const articleLoader = (shop: StorefrontShop) =>
  pageLoader<ArticleData>(shop, async ({ params, request: { signal } }) => {
    const article = await (await contentOf(shop)).article(params["urlKey"] ?? "", { signal });
    if (article === null) throw notFound();
    return { article };
  });
