import type { Breadcrumb } from "@kamra/core/catalogue";
import { catalogueTexts } from "@kamra/core/catalogue";
import { paths } from "../paths/paths.ts";

/**
 * The breadcrumbs of a page outside of the catalogue; the page itself is the last.
 *
 * @example crumbsTo({ label: "Üzletek", path: "/uzletek" }).map(({ path }) => path) // => ["/", "/uzletek"]
 */
export const crumbsTo = (...way: ReadonlyArray<Breadcrumb>): ReadonlyArray<Breadcrumb> => [
  { label: catalogueTexts.pages.home, path: paths.home },
  ...way,
];
