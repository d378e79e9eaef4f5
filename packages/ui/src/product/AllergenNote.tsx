import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { allergenName, allergenTexts, namedAllergens, type Product } from "@kamra/core/product";
import { use } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import styles from "./AllergenNote.module.css";
import { AvoidedAllergensContext } from "./AvoidedAllergensContext.ts";
import { productTexts } from "./text.hu.ts";

/** Props of `AllergenNote`: the product whose allergens are compared with those that the shopper avoids. */
export interface AllergenNoteProps extends RootProps<"p"> {
  /** The product, or its allergens. */
  readonly product: Pick<Product, "allergens">;
}

/**
 * Warns of allergens in a product that the shopper avoids (`avoidedAllergens` of `UiProvider`). The product can still
 * be added.
 *
 * @rule ALLERGEN-2
 */
export const AllergenNote = ({ product, className, ...root }: AllergenNoteProps) => {
  const texts = useTexts("product", productTexts);
  const names = useCoreTexts("allergens", allergenTexts);
  const named = namedAllergens(product, { avoided: use(AvoidedAllergensContext) });
  return (
    named.length > 0 && (
      <p {...root} className={classNames(styles.note, className)}>
        <Icon name="alert" size="small" />
        {texts.containsAllergens(named.map((code) => allergenName(code, { texts: names })).join(", "))}
      </p>
    )
  );
};
