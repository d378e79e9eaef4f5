import type { ShopSnapshot } from "@kamra/core";
import type { Assets } from "./Assets.ts";

/** The server's state in the page, for hydration. */
export interface PageData {
  /** Of the server's build. */
  readonly release: string;
  readonly assets: Assets;
  /** The shop's own origin. */
  readonly origin: string;
  /** Where the browser's shop finds the backend. */
  readonly endpoint: string;
  /**
   * Address of the whole category tree, because the snapshot has only what the page shows; null without such a file.
   */
  readonly categoriesAddress: string | null;
  readonly snapshot: ShopSnapshot;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, PageError>> | null;
}

/** A failure of a route, in react-router's serialized form. */
export interface PageError {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
  readonly internal: boolean;
}

/** The id of this build's sources, equal in the browser's and the server's build. */
export const release: string = import.meta.env.KAMRA_RELEASE ?? "";

/** The id of the script element with the data. */
export const pageDataId = "page-data";
