import type { Category } from "@kamra/core/catalog";

/** The address of a category's picture, as the backend serves it. */
export const categoryPicture = ({ id }: Pick<Category, "id">): string => `/images/category/${encodeURIComponent(id)}/list`;
