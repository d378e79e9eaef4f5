import { createContext, type LoaderFunctionArgs, RouterContextProvider } from "react-router-dom";
import type { StorefrontShop } from "./createStorefrontShop.ts";

const shopContext = createContext<StorefrontShop>();

/** What a router gives its loaders: the shop. */
export const contextOf = (shop: StorefrontShop): RouterContextProvider =>
  new RouterContextProvider(new Map([[shopContext, shop]]));

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/** The shop of a navigation in the browser, or of a request on the server. */
export const shopOf = ({ context }: Pick<LoaderArgs, "context">): StorefrontShop => context.get(shopContext);
