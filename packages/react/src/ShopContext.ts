"use client";
import type { ShopBase } from "@kamra/core";
import { createContext } from "react";

/** The shop of the nearest provider; null without one. */
export const ShopContext = createContext<ShopBase | null>(null);
