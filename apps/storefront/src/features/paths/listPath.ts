import { paths } from "./paths.ts";

/** The address of a shopping list's page. */
export const listPath = (listId: string): `${typeof paths.shoppingLists}/${string}` =>
  `${paths.shoppingLists}/${encodeURIComponent(listId)}`;
