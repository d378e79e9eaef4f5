"use client";
import type { ShopBase } from "@kamra/core";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { ShopContext } from "./ShopContext.ts";

interface GivenShop {
  /** A shop of any capabilities. The code that created it disposes of it. */
  readonly shop: ShopBase;
  readonly create?: never;
  readonly children?: ReactNode;
}

interface OwnShop {
  /**
   * Creates the shop when the provider is mounted; the provider disposes of it on unmounting, also under `StrictMode`.
   * Called once: a later function is ignored. On a server it renders nothing: pass `shop` there instead.
   */
  readonly create: () => ShopBase;
  readonly shop?: never;
  readonly children?: ReactNode;
}

/** Props of `<ShopProvider>`: a shop, or how to create one. */
export type ShopProviderProps = GivenShop | OwnShop;

/** A store of the shop that lives as long as its subscription. */
const ownerOf = (create: () => ShopBase) => {
  let shop: ShopBase | null = null;
  return {
    get: () => shop,
    subscribe: (changed: () => void) => {
      const created = create();
      shop = created;
      changed();
      return () => {
        shop = null;
        created.dispose();
      };
    },
  };
};

const none = () => null;

function ShopOwner({ create, children }: Pick<OwnShop, "create" | "children">) {
  const [owner] = useState(() => ownerOf(create));
  const shop = useSyncExternalStore(owner.subscribe, owner.get, none);
  return shop && <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}

/** Gives a shop to every hook below it; providers can be siblings or nested. */
export function ShopProvider({ shop, create, children }: ShopProviderProps) {
  return create === undefined ? (
    <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
  ) : (
    <ShopOwner create={create}>{children}</ShopOwner>
  );
}
