import { allergenName, allergenTexts, formatWeight, grams, type ProductDetails } from "@kamra/core/product";
import { type Formats, formatQuantity } from "@kamra/core/text";
import type { ReactNode } from "react";
import { RichText } from "../content/RichText.tsx";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { NutritionTable } from "./NutritionTable.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./ProductSections.module.css";
import { RatingDistribution } from "./RatingDistribution.tsx";
import { productTexts } from "./text.hu.ts";

interface Fact {
  readonly name: string;
  readonly value: string;
}

const fact = (name: string, value: string | null): ReadonlyArray<Fact> =>
  value === null || value === "" ? [] : [{ name, value }];

const volume = (millilitres: number, formats: Formats): string =>
  millilitres < 1000
    ? formatQuantity(millilitres, "ml", { formats })
    : formatQuantity(millilitres / 1000, "l", { formats });

/** The rows of a product's facts, without unknown ones. */
function productFacts(
  product: ProductDetails,
  { texts, formats }: { readonly texts: typeof productTexts; readonly formats: Formats },
): ReadonlyArray<Fact> {
  const { packageGrams, packageMillilitres, minimumExpiryDays, weight, vat, barcodes, attributes } = product;
  return [
    ...fact(texts.packaging, packageMillilitres === null ? null : volume(packageMillilitres, formats)),
    ...fact(
      texts.packaging,
      packageGrams === null || packageMillilitres !== null ? null : formatWeight(grams(packageGrams), { formats }),
    ),
    ...fact(texts.weight, weight === null ? null : formatWeight(weight, { formats })),
    ...fact(texts.minimumExpiry, minimumExpiryDays === null ? null : texts.minimumExpiryDays(minimumExpiryDays)),
    ...attributes.flatMap(({ name, options }) => fact(name, options.map(({ label }) => label).join(", "))),
    ...fact(texts.vat, vat === null ? null : texts.vatPercent(vat)),
    ...fact(texts.barcode, barcodes.join(", ")),
  ];
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

/** Props of `ProductSections`; unknown details are left out. */
export interface ProductSectionsProps extends RootProps<"div"> {
  /** The product with its details; a section without content is left out. */
  readonly product: ProductDetails;
}

/**
 * A product's details: ingredients, allergens, nutrition and facts.
 * @rule LAW-8
 */
export const ProductSections = ({ product, className, ...root }: ProductSectionsProps) => {
  const texts = useTexts("product", productTexts);
  const formats = useFormats();
  const allergens = useCoreTexts("allergens", allergenTexts);
  const facts = productFacts(product, { texts, formats });
  return (
    <div {...root} className={classNames(styles.sections, className)}>
      {product.descriptionHtml !== null && (
        <Section title={texts.description}>
          <RichText html={product.descriptionHtml} />
        </Section>
      )}
      {product.ingredientsHtml !== null && (
        <Section title={texts.ingredients}>
          <RichText html={product.ingredientsHtml} />
        </Section>
      )}
      {product.allergens.length > 0 && (
        <Section title={texts.allergens}>
          <ul className={styles.allergens} role="list">
            {product.allergens.map((code) => (
              <li key={code}>{allergenName(code, { texts: allergens })}</li>
            ))}
          </ul>
        </Section>
      )}
      {product.nutrition.length > 0 && (
        <Section title={texts.nutritionFacts}>
          <NutritionTable nutrition={product.nutrition} />
        </Section>
      )}
      {facts.length > 0 && (
        <Section title={texts.facts}>
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
      <Section title={texts.ratings}>
        <RatingDistribution rating={product.rating} votes={product.votes} />
      </Section>
    </div>
  );
};
