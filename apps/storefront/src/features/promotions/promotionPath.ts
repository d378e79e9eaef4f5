import type { Category } from "@kamra/core/catalog";

/** The address of a promotion's page. */
export const promotionPath = ({ urlKey }: Pick<Category, "urlKey">): string =>
  `/termekvalogatasok/${encodeURIComponent(urlKey)}`;
