import { allergenName, type ProductDetails } from "@kamra/core/product";
import { NutritionTable, RichText } from "@kamra/ui";
import type { ReactNode } from "react";
import styles from "./ProductDetailsSections.module.css";
import { productFacts } from "./productFacts.ts";
import { RatingDistribution } from "./RatingDistribution.tsx";
import { productPageText } from "./text.hu.ts";

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

/**
 * A product's details: ingredients, allergens, nutrition and facts.
 * @rule LAW-8
 */
export function ProductDetailsSections({ product }: { readonly product: ProductDetails }) {
  const facts = productFacts(product);
  return (
    <div className={styles.sections}>
      {product.descriptionHtml !== null && (
        <Section title={productPageText.description}>
          <RichText html={product.descriptionHtml} />
        </Section>
      )}
      {product.ingredientsHtml !== null && (
        <Section title={productPageText.ingredients}>
          <RichText html={product.ingredientsHtml} />
        </Section>
      )}
      {product.allergens.length > 0 && (
        <Section title={productPageText.allergens}>
          <ul className={styles.allergens} role="list">
            {product.allergens.map((code) => (
              <li key={code}>{allergenName(code)}</li>
            ))}
          </ul>
        </Section>
      )}
      {product.nutrition.length > 0 && (
        <Section title={productPageText.nutrition}>
          <NutritionTable nutrition={product.nutrition} />
        </Section>
      )}
      {facts.length > 0 && (
        <Section title={productPageText.facts}>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section title={productPageText.ratings}>
        <RatingDistribution rating={product.rating} votes={product.votes} />
      </Section>
    </div>
  );
}
