import type * as Wire from "@kamra/contract/wire";
import type { CategoryNode } from "@kamra/core/catalogue";
import type fc from "fast-check";
import { categoryNodes } from "./categories.ts";

/** The wire format of this category. */
export function wireCategoryOf(node: CategoryNode, above = ""): Wire.Category {
  const url = `${above}/${node.urlKey}`;
  return {
    id: node.id,
    parent_id: node.parentId,
    name: node.name,
    url,
    url_key: node.urlKey,
    content: node.content,
    keywords: node.keywords,
    description: node.description,
    is_promotion: node.isPromotion,
    is_homepage_prohibited: node.isHomepageProhibited,
    promotion_place: node.promotionPlace,
    product_count: node.ownProductCount,
    children: node.children.map((child) => wireCategoryOf(child, url)),
  };
}

/** Category trees on the wire, each with the expected model. */
export const wireCategories: fc.Arbitrary<{
  readonly wire: ReadonlyArray<Wire.Category>;
  readonly nodes: ReadonlyArray<CategoryNode>;
}> = categoryNodes.map((nodes) => ({ wire: nodes.map((node) => wireCategoryOf(node)), nodes }));
