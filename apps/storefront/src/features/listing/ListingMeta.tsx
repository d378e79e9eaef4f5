import { type Breadcrumb } from "@kamra/core/catalogue";
import { use } from "react";
import { useLoaderData } from "react-router-dom";
import { OriginContext } from "../../document/OriginContext.ts";
import { StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { breadcrumbData } from "../meta/breadcrumbData.ts";
import { PageMeta, type PageMetaProps } from "../meta/PageMeta.tsx";
import { encodeListing } from "./encodeListing.ts";
import { plainListing } from "./ListingState.ts";
import type { ListingData } from "./loadListing.ts";
import { listingText } from "./text.hu.ts";

interface ListingMetaProps extends Pick<PageMetaProps, "image"> {
  readonly title: string;
  readonly description: string;
  /** The list's own address; null keeps it from search engines. */
  readonly path: string | null;
  readonly crumbs: ReadonlyArray<Breadcrumb>;
}

/** The head of a page that shows a list: search engines keep its pages, not its filters and orders. */
export function ListingMeta({ title, description, path, crumbs, image = null }: ListingMetaProps) {
  const origin = use(OriginContext);
  const {
    state: { page },
  } = useLoaderData<ListingData>();
  return (
    <>
      <PageMeta
        title={listingText.pageTitle(title, page)}
        description={description}
        canonicalPath={path === null ? null : path + encodeListing({ ...plainListing, page })}
        image={image}
      />
      <StructuredDataNote data={breadcrumbData(crumbs, { origin })} />
    </>
  );
}
