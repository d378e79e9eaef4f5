import type { ProductId } from "@kamra/core/product";
import { paths } from "./paths.ts";

/** Where forms go before the page's scripts have come: the server answers them. */
export const formPaths = { cartLine: "/kosar/tetel", newsletter: "/hirlevel" } as const;

/** The page of each form: where a shopper goes who comes to a form's address from nowhere. */
export const formPages = { [formPaths.cartLine]: paths.cart, [formPaths.newsletter]: paths.home } as const;

/** The form of a product's quantity in the cart. */
export const cartForm = (product: ProductId) => ({ action: formPaths.cartLine, fields: { product } });
