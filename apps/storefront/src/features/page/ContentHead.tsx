import type { Breadcrumb } from "@kamra/core/catalogue";
import { use } from "react";
import { useLocation } from "react-router-dom";
import { PageHead } from "@kamra/ui";
import { OriginContext } from "../../document/OriginContext.ts";
import { StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { crumbsTo } from "./crumbsTo.ts";
import { breadcrumbData } from "../meta/breadcrumbData.ts";
import { PageMeta, type PageMetaProps } from "../meta/PageMeta.tsx";

interface ContentHeadProps extends Pick<PageMetaProps, "image"> {
  readonly title: string;
  readonly lead?: string | null;
  /** The description for search engines; the lead by default. */
  readonly description?: string | null;
  /** The way to it; right below the home page by default. */
  readonly crumbs?: ReadonlyArray<Breadcrumb>;
  /** The address that search engines should keep; its own by default, null keeps them out. */
  readonly path?: string | null;
  readonly kind?: "website" | "article";
}

/** The top of a content page, and its metadata. */
export function ContentHead({
  title,
  lead = null,
  description = lead,
  path: given,
  crumbs: way,
  kind = "website",
  image = null,
}: ContentHeadProps) {
  const origin = use(OriginContext);
  const { pathname } = useLocation();
  const path = given === undefined ? pathname : given;
  const crumbs = way ?? crumbsTo({ label: title, path });
  return (
    <>
      <PageMeta title={title} description={description} canonicalPath={path} kind={kind} image={image} />
      <StructuredDataNote data={breadcrumbData(crumbs, { origin })} />
      <PageHead crumbs={crumbs} title={title} lead={lead} />
    </>
  );
}
