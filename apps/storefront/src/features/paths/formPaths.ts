import type { ProductId } from "@kamra/core/product";

/** Where forms go before the page's scripts have come: the server answers them. */
export const formPaths = { cartLine: "/kosar/tetel", newsletter: "/hirlevel" } as const;

/** The form of a product's quantity in the cart. */
export const cartForm = (product: ProductId) => ({ action: formPaths.cartLine, fields: { product } });
