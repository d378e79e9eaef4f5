import { type PlaceCarrier, undeliverableProduct } from "@kamra/core/delivery";
import { namedAllergens, type Product } from "@kamra/core/product";
import { type ReactNode, use } from "react";
import { Notice } from "../feedback/Notice.tsx";
import { AllergenNote } from "../product/AllergenNote.tsx";
import { AvoidedAllergensContext } from "../product/AvoidedAllergensContext.ts";
import { UndeliverableNote } from "../product/UndeliverableNote.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { cartTexts } from "./text.hu.ts";

/** Props of `CartAdditions`: what came into the cart, what did not, and those of its root element. */
export interface CartAdditionsProps extends RootProps<"div"> {
  /** The products that are in the cart now. */
  readonly added: ReadonlyArray<Product>;
  /** The names of those that could not be added. */
  readonly missed: ReadonlyArray<string>;
  /** What comes to the chosen place, the cart's method first: `carriers` of the cart's state. */
  readonly carriers: ReadonlyArray<PlaceCarrier>;
  /** The way on, such as a link to the cart. */
  readonly children?: ReactNode;
}

/**
 * What came of a press that adds several products: how many are in the cart, and which of them are missing, cannot be delivered,
 * or have what the shopper avoids.
 *
 * @rule ALLERGEN-2, SHIP-9
 */
export const CartAdditions = ({ added, missed, carriers, children, ...root }: CartAdditionsProps) => {
  const { additions: texts } = useTexts("cart", cartTexts);
  const avoided = use(AvoidedAllergensContext);
  const undeliverable = added.flatMap((product) => {
    const why = undeliverableProduct(product, { carriers });
    return why === null ? [] : [{ ...product, why }];
  });
  const withAllergens = added.filter((product) => namedAllergens(product, { avoided }).length > 0);
  return (
    <Notice tone={missed.length === 0 ? "info" : "attention"} title={texts.added(added.length)} {...root}>
      {missed.length > 0 && (
        <>
          <p>{texts.missed}</p>
          <ul>
            {missed.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {undeliverable.length > 0 && (
        <>
          <p>{texts.undeliverable}</p>
          <ul>
            {undeliverable.map(({ id, name, why }) => (
              <li key={id}>
                {name}
                <UndeliverableNote undeliverable={why} />
              </li>
            ))}
          </ul>
        </>
      )}
      {withAllergens.length > 0 && (
        <>
          <p>{texts.allergens}</p>
          <ul>
            {withAllergens.map((product) => (
              <li key={product.id}>
                {product.name}
                <AllergenNote product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </Notice>
  );
};
