import type { Breadcrumb } from "@kamra/core/catalog";
import type { StructuredData } from "../../document/StructuredDataNote.tsx";

/** The way to a page, as schema.org describes it: a place without an address has none there either. */
export function breadcrumbData(
  crumbs: ReadonlyArray<Breadcrumb>,
  { origin }: { readonly origin: string },
): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(path === null ? {} : { item: origin + path }),
    })),
  };
}
