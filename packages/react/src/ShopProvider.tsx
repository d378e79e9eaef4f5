"use client";
import type { ShopBase } from "@kamra/core";
import type { ReactNode } from "react";
import { ShopContext } from "./ShopContext.ts";

/** Props of `<ShopProvider>`. */
export interface ShopProviderProps {
  /** A shop of any capabilities. The code that created it disposes of it. */
  readonly shop: ShopBase;
  readonly children?: ReactNode;
}

/** Gives a shop to every hook below it; providers can stand side by side and in each other. */
export function ShopProvider({ shop, children }: ShopProviderProps) {
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}
