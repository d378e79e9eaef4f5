import type { Breadcrumb } from "@kamra/core/catalogue";
import { use } from "react";
import { OriginContext } from "../../document/OriginContext.ts";
import { StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { crumbsTo } from "./crumbsTo.ts";
import { ListingHead } from "./ListingHead.tsx";
import { breadcrumbData } from "../meta/breadcrumbData.ts";
import { PageMeta } from "../meta/PageMeta.tsx";

interface ContentHeadProps {
  readonly title: string;
  readonly lead?: string | null;
  /** The description for search engines; the lead by default. */
  readonly description?: string | null;
  /** The way to it; right below the home page by default. */
  readonly crumbs?: ReadonlyArray<Breadcrumb>;
  /** The address that search engines should keep; null keeps them out. */
  readonly path: string | null;
  readonly kind?: "website" | "article";
}

/** The top of a content page, and its metadata. */
export function ContentHead({
  title,
  lead = null,
  description = lead,
  path,
  crumbs = crumbsTo({ label: title, path }),
  kind = "website",
}: ContentHeadProps) {
  const origin = use(OriginContext);
  return (
    <>
      <PageMeta title={title} description={description} canonicalPath={path} kind={kind} />
      <StructuredDataNote data={breadcrumbData(crumbs, { origin })} />
      <ListingHead crumbs={crumbs} title={title} lead={lead} />
    </>
  );
}
