import { breadcrumbs } from "@kamra/core/catalogue";
import { useCategories } from "@kamra/react";
import { ButtonLink, EmptyState } from "@kamra/ui";
import { useParams } from "react-router-dom";
import { useShownCategories } from "../category/ShownCategories.ts";
import { categoryText } from "../category/text.hu.ts";
import { Listing } from "../listing/Listing.tsx";
import { ListingHead } from "../page/ListingHead.tsx";
import { ListingMeta } from "../listing/ListingMeta.tsx";
import { productOrders } from "../listing/listingOrders.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { promotionPath } from "../paths/promotionPath.ts";
import { promotionsOf } from "./promotionsOf.ts";

export function PromotionPage() {
  const { promotionUrl } = useParams();
  const promotion = promotionsOf(useCategories() ?? []).find(({ urlKey }) => urlKey === promotionUrl);
  useShownCategories(promotion === undefined ? [] : [promotion.id]);
  if (promotion === undefined) return null;
  const path = promotionPath(promotion);
  const crumbs = breadcrumbs({ kind: "promotion", name: promotion.name, path });
  return (
    <Page>
      <ListingMeta
        title={promotion.name}
        description={promotion.description ?? categoryText.description(promotion.name, promotion.productCount)}
        path={path}
        crumbs={crumbs}
      />
      <ListingHead crumbs={crumbs} title={promotion.name} lead={promotion.description} />
      <Listing
        key={promotion.id}
        label={promotion.name}
        orders={productOrders}
        nothing={
          <EmptyState
            icon="basket"
            title={categoryText.nothingTitle}
            action={<ButtonLink href={paths.offers}>{categoryText.toOffers}</ButtonLink>}
          >
            <p>{categoryText.nothing}</p>
          </EmptyState>
        }
      />
    </Page>
  );
}
