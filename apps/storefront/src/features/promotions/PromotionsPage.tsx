import { breadcrumbs } from "@kamra/core/catalogue";
import { useCategories } from "@kamra/react";
import { BareLink, ButtonLink, EmptyState, Grid } from "@kamra/ui";
import { use } from "react";
import { OriginContext } from "../../document/OriginContext.ts";
import { StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { categoryPicture } from "../category/categoryPicture.ts";
import { useShownCategories } from "../category/ShownCategories.ts";
import { ListingHead } from "../page/ListingHead.tsx";
import { breadcrumbData } from "../meta/breadcrumbData.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { promotionPath } from "../paths/promotionPath.ts";
import { promotionsOf } from "./promotionsOf.ts";
import styles from "./PromotionsPage.module.css";
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
      <ListingHead crumbs={crumbs} title={promotionsText.title} lead={promotionsText.lead} />
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
              <BareLink className={styles.promotion} href={promotionPath(promotion)}>
                <img
                  className={styles.picture}
                  src={categoryPicture(promotion)}
                  alt=""
                  width={400}
                  height={400}
                  loading="lazy"
                  decoding="async"
                />
                <span className={styles.words}>
                  <span className={styles.name}>{promotion.name}</span>
                  {promotion.description !== null && (
                    <span className={styles.description}>{promotion.description}</span>
                  )}
                  <span className={styles.count}>{promotionsText.products(promotion.productCount)}</span>
                </span>
              </BareLink>
            </li>
          ))}
        </Grid>
      )}
    </Page>
  );
}
