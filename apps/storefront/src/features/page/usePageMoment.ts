import type { Product } from "@kamra/core/product";
import { usePriceMoment } from "@kamra/react";
import { useMemo } from "react";
import { useLoaderData } from "react-router-dom";
import type { PageMoment } from "./pageLoader.ts";

const none: ReadonlyArray<Product> = [];

/** The moment of the page's prices: when it was loaded, and later that of each price change of its products. */
export function usePageMoment(products: ReadonlyArray<Product> = none): Date {
  const { now } = useLoaderData<PageMoment>();
  const since = useMemo(() => new Date(now), [now]);
  return usePriceMoment(products, { since });
}
