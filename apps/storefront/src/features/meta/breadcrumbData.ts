import type { Breadcrumb } from "@kamra/core/catalogue";
import type { StructuredData } from "../../document/StructuredDataNote.tsx";

/** The breadcrumbs for schema.org; an entry without an address has none there. */
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
