import { useLoaderData } from "react-router-dom";
import { Page } from "../page/Page.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { WaitingOrderNotice } from "../missing/WaitingOrderNotice.tsx";
import { ProductShelf } from "../products/ProductShelf.tsx";
import { paths } from "../paths/paths.ts";
import { BlogTeaser } from "./BlogTeaser.tsx";
import { CategoryTiles } from "./CategoryTiles.tsx";
import { Hero } from "./Hero.tsx";
import type { HomeData } from "./homeLoader.ts";
import styles from "./HomePage.module.css";
import { homeText } from "./text.hu.ts";

export function HomePage() {
  const { favourites, offers, news, blogEntries } = useLoaderData<HomeData>();
  const now = usePageMoment([...offers, ...news]);
  return (
    <Page>
      <PageMeta title={homeText.title} description={homeText.description} canonicalPath={paths.home} />
      <div className={styles.home}>
        <WaitingOrderNotice />
        <Hero pictured={favourites} />
        <CategoryTiles />
        <ProductShelf
          title={homeText.offers}
          products={offers}
          now={now}
          more={{ href: paths.offers, label: homeText.allOffers }}
        />
        <ProductShelf
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
