import type { Category } from "@kamra/core/catalogue";

/** The address of a category's picture, as the backend serves it. */
export const categoryPicture = (
  { id }: Pick<Category, "id">,
  { size = "list" }: { readonly size?: "full" | "list" | "thumbnail" } = {},
): string => `/images/category/${encodeURIComponent(id)}/${size}`;
