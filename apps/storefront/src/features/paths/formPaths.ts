import type { ProductId } from "@kamra/core/product";
import { paths } from "./paths.ts";

/** The targets of forms before the scripts load: the server handles them. */
export const formPaths = {
  cartLine: "/kosar/tetel",
  newsletter: "/hirlevel",
  orderConfirmation: "/megrendeles/megerosites",
  withdrawalLink: "/elallas/hivatkozas",
  withdrawal: "/elallas/termekek",
} as const;

/** The page of each form, for shoppers who open the form's address directly. */
export const formPages = {
  [formPaths.cartLine]: paths.cart,
  [formPaths.newsletter]: paths.home,
  [formPaths.orderConfirmation]: paths.home,
  [formPaths.withdrawalLink]: paths.withdrawal,
  [formPaths.withdrawal]: paths.withdrawal,
} as const;

/** The form of a product's quantity in the cart. */
export const cartForm = (product: ProductId) => ({ action: formPaths.cartLine, fields: { product } });
