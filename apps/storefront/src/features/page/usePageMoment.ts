import { useMemo } from "react";
import { useLoaderData } from "react-router-dom";
import type { PageMoment } from "./pageLoader.ts";

/** The moment whose prices the page on show shows. */
export function usePageMoment(): Date {
  const { now } = useLoaderData<PageMoment>();
  return useMemo(() => new Date(now), [now]);
}
