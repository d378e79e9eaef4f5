import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

interface LazyPage {
  /** The source file of the page's chunk, as the build's manifest names it. */
  readonly file: string;
  readonly load: () => Promise<ComponentType>;
  /** Opens the capabilities that the page needs beyond those that every page starts with. */
  readonly open?: () => Promise<unknown>;
  /** Whether caches may keep it: all guests see the same page, and its address is no secret. */
  readonly isPublic?: boolean;
}

/**
 * The lazy part of a route, a page in its own chunk. The route's loader stays outside the chunk, so that code and data
 * load in parallel.
 */
export const lazyPage = ({ file, load, open, isPublic = false }: LazyPage) =>
  ({
    handle: { file, isPublic },
    lazy: { Component: async () => (await Promise.all([load(), open?.()]))[0] },
  }) satisfies RouteObject;

/** The source file of a route's page; null when the page is not lazy. */
export function pageFileOf(route: { readonly handle?: unknown }): string | null {
  const { handle } = route;
  if (typeof handle !== "object" || handle === null || !("file" in handle)) return null;
  return typeof handle.file === "string" ? handle.file : null;
}

/** Whether caches may keep a route's page for all guests. */
export const isPublicPage = ({ handle }: { readonly handle?: unknown }): boolean =>
  typeof handle === "object" && handle !== null && "isPublic" in handle && handle.isPublic === true;
