import { paths } from "./paths.ts";

/** The address of a shopping list's page. */
export const listPath = (listId: string): string => `${paths.shoppingLists}/${encodeURIComponent(listId)}`;
