import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

interface LazyPage {
  /** The source file that the page's chunk is made of, as the build's manifest names it. */
  readonly file: string;
  readonly load: () => Promise<ComponentType>;
}

/**
 * The part of a route that shows a page from a chunk of its own. The route's loader stays outside the chunk, so that
 * the code and the data of a page arrive side by side.
 */
export const lazyPage = ({ file, load }: LazyPage) =>
  ({ handle: { file }, lazy: { Component: load } }) satisfies RouteObject;

/** The source file of a route's page; null when the page is not lazy. */
export function pageFileOf(route: { readonly handle?: unknown }): string | null {
  const { handle } = route;
  if (typeof handle !== "object" || handle === null || !("file" in handle)) return null;
  return typeof handle.file === "string" ? handle.file : null;
}
