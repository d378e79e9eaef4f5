import type { Category } from "@kamra/core/catalogue";

/** The address of a promotion's page. */
export const promotionPath = ({ urlKey }: Pick<Category, "urlKey">): `/termekvalogatasok/${string}` =>
  `/termekvalogatasok/${encodeURIComponent(urlKey)}`;
