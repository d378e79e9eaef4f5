import { breadcrumbs } from "@kamra/core/catalogue";
import { useCategories } from "@kamra/react";
import { ButtonLink, EmptyState, Grid, PageHead, PromotionCard } from "@kamra/ui";
import { use } from "react";
import { OriginContext } from "../../document/OriginContext.ts";
import { StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { categoryPicture } from "../category/categoryPicture.ts";
import { useShownCategories } from "../category/ShownCategories.ts";
import { breadcrumbData } from "../meta/breadcrumbData.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { promotionPath } from "../paths/promotionPath.ts";
import { promotionsOf } from "./promotionsOf.ts";
import { promotionsText } from "./text.hu.ts";

const crumbs = breadcrumbs({ kind: "promotions" });

export function PromotionsPage() {
  const origin = use(OriginContext);
  const promotions = promotionsOf(useCategories() ?? []);
  useShownCategories(promotions.map(({ id }) => id));
  return (
    <Page>
      <PageMeta
        title={promotionsText.title}
        description={promotionsText.description}
        canonicalPath={paths.promotions}
      />
      <StructuredDataNote data={breadcrumbData(crumbs, { origin })} />
      <PageHead crumbs={crumbs} title={promotionsText.title} lead={promotionsText.lead} />
      {promotions.length === 0 ? (
        <EmptyState
          icon="grid"
          title={promotionsText.nothingTitle}
          action={<ButtonLink href={paths.offers}>{promotionsText.toOffers}</ButtonLink>}
        >
          <p>{promotionsText.nothing}</p>
        </EmptyState>
      ) : (
        <Grid as="ul" column="wide" gap={3}>
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard
                href={promotionPath(promotion)}
                name={promotion.name}
                description={promotion.description}
                count={promotion.productCount}
                picture={categoryPicture(promotion)}
              />
            </li>
          ))}
        </Grid>
      )}
    </Page>
  );
}
