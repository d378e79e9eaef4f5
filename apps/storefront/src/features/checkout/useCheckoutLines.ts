import type { CartLine } from "@kamra/core/cart";
import { useCart, usePriceMoment } from "@kamra/react";
import { useMemo } from "react";
import { useLoaderData } from "react-router-dom";
import type { PageMoment } from "../page/pageLoader.ts";

const none: ReadonlyArray<CartLine> = [];

/** The ordered lines, and the moment of their unit prices. */
export function useCheckoutLines(): { readonly lines: ReadonlyArray<CartLine>; readonly now: Date } {
  const lines = useCart(({ cart }) => cart?.lines ?? none);
  const { now } = useLoaderData<PageMoment>();
  const products = useMemo(() => lines.map(({ product }) => product), [lines]);
  const since = useMemo(() => new Date(now), [now]);
  return { lines, now: usePriceMoment(products, { since }) };
}
