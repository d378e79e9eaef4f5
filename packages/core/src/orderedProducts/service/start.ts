import type { Beginning, Start } from "../../capability/Start.ts";
import type { Identified } from "../../identity/Identity.ts";
import { identifiedStore } from "../../identity/identifiedStore.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import type { OrderedProduct } from "../model/OrderedProduct.ts";
import type { ShopOrderedProducts } from "./ShopOrderedProducts.ts";

export function orderedStores({ snapshot }: Beginning, { isLoggedIn }: Pick<Identified, "isLoggedIn">) {
  const shipped = snapshot?.orderedProducts?.entries;
  return {
    entries: makeStore<ReadonlyArray<OrderedProduct> | null>((isLoggedIn && shipped) || null, { server: shipped }),
  };
}

/**
 * The ordered products for `startShop`: the snapshot's entries, and what each method does until its services have
 * loaded.
 */
export const orderedProductsStart: Start<"orderedProducts", ShopOrderedProducts> = {
  name: "orderedProducts",
  stores: (beginning) => orderedStores(beginning, identifiedStore(beginning).get()),
  except: {},
};
