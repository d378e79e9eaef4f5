import type { ShopSnapshot } from "@kamra/core";
import type { Assets } from "./Assets.ts";

/** What the server's render leaves in the page for the browser to go on from. */
export interface PageData {
  readonly assets: Assets;
  /** Scheme and host that the shop is known by. */
  readonly origin: string;
  /** Where the browser's shop finds the backend. */
  readonly endpoint: string;
  readonly snapshot: ShopSnapshot;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, PageError>> | null;
}

/** A failure of a route, in the shape by which react-router knows its own. */
export interface PageError {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
  readonly internal: boolean;
}

/** The id of the element that holds it. */
export const pageDataId = "page-data";
