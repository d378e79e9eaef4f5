import { breadcrumbs } from "@kamra/core/catalogue";
import { useLoaderData } from "react-router-dom";
import { PageHead } from "@kamra/ui";
import { Listing } from "../listing/Listing.tsx";
import { ListingMeta } from "../listing/ListingMeta.tsx";
import { productOrders } from "../listing/listingOrders.ts";
import { Page } from "../page/Page.tsx";
import type { BrandData } from "./brandLoader.ts";
import { brandPath } from "../paths/brandPath.ts";
import { brandText } from "./text.hu.ts";

/** The products of one brand. */
export function BrandPage() {
  const { brand } = useLoaderData<BrandData>();
  const path = brandPath(brand);
  const crumbs = breadcrumbs({ kind: "brand", label: brand.name, path });
  const title = crumbs.at(-1)?.label ?? brand.name;
  return (
    <Page>
      <ListingMeta
        title={title}
        description={brandText.description(brand.name, brand.productCount)}
        path={path}
        crumbs={crumbs}
      />
      <PageHead crumbs={crumbs} title={title} lead={brand.description} />
      <Listing key={brand.id} label={title} orders={productOrders} nothing={null} />
    </Page>
  );
}
