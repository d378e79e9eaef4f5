import { topCategoryIds } from "@kamra/core/catalogue";
import { useCategories, useSession } from "@kamra/react";
import { CategoryTiles, EmptyState, hrefFrom } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { categoryPicture } from "../category/categoryPicture.ts";
import { useDepartments } from "../category/useDepartments.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { WaitingOrderNotice } from "../missing/WaitingOrderNotice.tsx";
import { Page } from "../page/Page.tsx";
import { optionalPart } from "../page/optionalPart.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { paths } from "../paths/paths.ts";
import { ShopProductShelf } from "../products/ShopProductShelf.tsx";
import { BlogTeaser } from "./BlogTeaser.tsx";
import { ShopHero } from "./ShopHero.tsx";
import styles from "./HomePage.module.css";
import { homeCategories } from "./homeCategories.ts";
import type { HomeData } from "./homeLoader.ts";
import { homeText } from "./text.hu.ts";

/** The top categories; a message in a shop that has none yet. */
function TopCategories() {
  const { categories } = homeCategories(useDepartments());
  if (useCategories()?.length === 0)
    return (
      <EmptyState icon="basket" title={homeText.nothingTitle}>
        <p>{homeText.nothing}</p>
      </EmptyState>
    );
  const tiles = categories
    .filter(({ id }) => topCategoryIds.some((top) => top === id))
    .map((category) => ({
      href: hrefFrom(category.path),
      name: category.name,
      picture: categoryPicture(category),
      count: category.productCount,
    }));
  return <CategoryTiles title={homeText.categories} tiles={tiles} />;
}

// Only for those who are logged in, and after the page.
const UsualShelf = optionalPart(async () => (await import("./UsualShelf.tsx")).UsualShelf);

export function HomePage() {
  const { favourites, offers, news, blogEntries } = useLoaderData<HomeData>();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const now = usePageMoment([...offers, ...news]);
  return (
    <Page>
      <PageMeta title={homeText.title} description={homeText.description} canonicalPath={paths.home} />
      <div className={styles.home}>
        <WaitingOrderNotice />
        <ShopHero pictured={favourites} />
        <TopCategories />
        {isLoggedIn && <UsualShelf />}
        <ShopProductShelf
          title={homeText.offers}
          products={offers}
          now={now}
          more={{ href: paths.offers, label: homeText.allOffers }}
        />
        <ShopProductShelf
          title={homeText.news}
          products={news}
          now={now}
          more={{ href: paths.news, label: homeText.allNews }}
        />
        <BlogTeaser entries={blogEntries} />
      </div>
    </Page>
  );
}
