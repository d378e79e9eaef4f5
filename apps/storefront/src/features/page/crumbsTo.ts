import type { Breadcrumb } from "@kamra/core/catalog";
import { texts } from "@kamra/core/text";
import { paths } from "../shell/paths.ts";

/**
 * The way from the home page to a page that is not of the catalogue; the page itself is the last.
 *
 * @example crumbsTo({ label: "Üzletek", path: "/uzletek" }).map(({ path }) => path) // => ["/", "/uzletek"]
 */
export const crumbsTo = (...way: ReadonlyArray<Breadcrumb>): ReadonlyArray<Breadcrumb> => [
  { label: texts.catalog.pages.home, path: paths.home },
  ...way,
];
