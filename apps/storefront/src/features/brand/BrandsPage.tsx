import { BareLink, EmptyState } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import { brandPath } from "../paths/brandPath.ts";
import { brandsByLetter } from "./brandsByLetter.ts";
import type { BrandsData } from "./brandsLoader.ts";
import styles from "./BrandsPage.module.css";
import { brandText } from "./text.hu.ts";

/** Every brand that has products, by its first letter. */
export function BrandsPage() {
  const { brands } = useLoaderData<BrandsData>();
  return (
    <Page>
      <ContentHead title={brandText.title} lead={brandText.lead} />
      {brands.length === 0 && (
        <EmptyState icon="grid" title={brandText.nothingTitle}>
          <p>{brandText.nothing}</p>
        </EmptyState>
      )}
      <div className={styles.letters}>
        {brandsByLetter(brands).map(({ letter, brands: members }) => (
          <section key={letter} className={styles.letter}>
            <h2 className={styles.name}>{letter}</h2>
            <ul className={styles.brands} role="list">
              {members.map((brand) => (
                <li key={brand.id}>
                  <BareLink className={styles.brand} href={brandPath(brand)}>
                    {brand.name} <span className={styles.count}>{brandText.products(brand.productCount)}</span>
                  </BareLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
