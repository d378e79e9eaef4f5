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

/** A product whose quantity in the cart differs from the one that the shopper asked for. Both quantities name their unit. */
export interface AddedQuantity {
  /** The product. */
  readonly name: string;
  /** The quantity that the shopper asked for. */
  readonly before: string;
  /** The quantity in the cart. */
  readonly after: string;
}

const none: ReadonlyArray<AddedQuantity> = [];

/** Props of `CartAdditions`: what came into the cart, what did not, and those of its root element. */
export interface CartAdditionsProps extends RootProps<"div"> {
  /** The products that are in the cart now. */
  readonly added: ReadonlyArray<Product>;
  /** The names of those that could not be added. */
  readonly missed: ReadonlyArray<string>;
  /** Those whose quantity in the cart differs from the one asked for, for example because the minimum has risen. */
  readonly changed?: ReadonlyArray<AddedQuantity>;
  /** What comes to the chosen place, the cart's method first: `carriers` of the cart's state. */
  readonly carriers: ReadonlyArray<PlaceCarrier>;
  /** The way on, such as a link to the cart. */
  readonly children?: ReactNode;
}

interface NamedProps {
  readonly title: string;
  readonly items: ReadonlyArray<{ readonly key: string; readonly content: ReactNode }>;
}

/** Products with something in common; nothing without any. */
const Named = ({ title, items }: NamedProps) =>
  items.length > 0 && (
    <>
      <p>{title}</p>
      <ul>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </>
  );

/**
 * What came of a press that adds several products: how many are in the cart, and which of them are missing, have another
 * quantity than asked for, cannot be delivered, or have what the shopper avoids.
 *
 * @rule ALLERGEN-2, SHIP-9
 */
export const CartAdditions = ({ added, missed, changed = none, carriers, children, ...root }: CartAdditionsProps) => {
  const { additions: texts } = useTexts("cart", cartTexts);
  const avoided = use(AvoidedAllergensContext);
  const undeliverable = added.flatMap((product) => {
    const why = undeliverableProduct(product, { carriers });
    return why === null ? [] : [{ ...product, why }];
  });
  const withAllergens = added.filter((product) => namedAllergens(product, { avoided }).length > 0);
  return (
    <Notice
      tone={missed.length + changed.length === 0 ? "info" : "attention"}
      title={texts.added(added.length)}
      {...root}
    >
      <Named title={texts.missed} items={missed.map((name) => ({ key: name, content: name }))} />
      <Named
        title={texts.changed}
        items={changed.map(({ name, before, after }) => ({
          key: name,
          content: texts.changedBy(name, before, after),
        }))}
      />
      <Named
        title={texts.undeliverable}
        items={undeliverable.map(({ id, name, why }) => ({
          key: id,
          content: [name, <UndeliverableNote key="why" undeliverable={why} />],
        }))}
      />
      <Named
        title={texts.allergens}
        items={withAllergens.map((product) => ({
          key: product.id,
          content: [product.name, <AllergenNote key="which" product={product} />],
        }))}
      />
      {children}
    </Notice>
  );
};
