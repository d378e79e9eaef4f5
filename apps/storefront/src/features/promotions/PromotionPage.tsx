import { breadcrumbs } from "@kamra/core/catalogue";
import { useCategories } from "@kamra/react";
import { useParams } from "react-router-dom";
import { PageHead } from "@kamra/ui";
import { CategoryListing } from "../category/CategoryListing.tsx";
import { useShownCategories } from "../category/ShownCategories.ts";
import { categoryPicture } from "../category/categoryPicture.ts";
import { categoryText } from "../category/text.hu.ts";
import { ListingMeta } from "../listing/ListingMeta.tsx";
import { Page } from "../page/Page.tsx";
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
        image={{ path: categoryPicture(promotion), alt: promotion.name }}
      />
      <PageHead crumbs={crumbs} title={promotion.name} lead={promotion.description} />
      <CategoryListing id={promotion.id} name={promotion.name} />
    </Page>
  );
}
