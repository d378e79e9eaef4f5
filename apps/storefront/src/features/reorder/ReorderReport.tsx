import { undeliverableProduct } from "@kamra/core/delivery";
import { namedAllergens, type Product } from "@kamra/core/product";
import { useAvoidedAllergens, useCart } from "@kamra/react";
import { AllergenNote, Notice, UndeliverableNote } from "@kamra/ui";
import type { ReactNode } from "react";
import type { Reordered } from "./reorder.ts";
import { reorderText } from "./text.hu.ts";

interface ReorderReportProps {
  readonly failure: string | null;
  readonly report: Reordered | null;
  readonly title: (added: number) => string;
  /** The text before the names of unavailable products. */
  readonly missed: string;
  readonly children?: ReactNode;
}

/** The products that do not come to the chosen place, each with what brings it there. */
function UndeliverableAmong({ products }: { readonly products: ReadonlyArray<Product> }) {
  const carriers = useCart((state) => state.carriers);
  const undeliverable = products.flatMap((product) => {
    const why = undeliverableProduct(product, { carriers });
    return why === null ? [] : [{ ...product, why }];
  });
  return (
    undeliverable.length > 0 && (
      <>
        <p>{reorderText.undeliverable}</p>
        <ul>
          {undeliverable.map(({ id, name, why }) => (
            <li key={id}>
              {name}
              <UndeliverableNote undeliverable={why} />
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** The products that name what the shopper avoids. */
function AllergensAmong({ products }: { readonly products: ReadonlyArray<Product> }) {
  const avoided = useAvoidedAllergens();
  const named = products.filter((product) => namedAllergens(product, { avoided }).length > 0);
  return (
    named.length > 0 && (
      <>
        <p>{reorderText.allergens}</p>
        <ul>
          {named.map((product) => (
            <li key={product.id}>
              {product.name}
              <AllergenNote product={product} />
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/**
 * The result of adding lines to the cart.
 *
 * @rule ALLERGEN-2, SHIP-9
 */
export const ReorderReport = ({ failure, report, title, missed, children }: ReorderReportProps) => (
  <>
    {failure !== null && <Notice tone="danger" title={failure} />}
    {report !== null && (
      <Notice tone={report.missed.length === 0 ? "info" : "attention"} title={title(report.added.length)}>
        {report.missed.length > 0 && (
          <>
            <p>{missed}</p>
            <ul>
              {report.missed.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
        <UndeliverableAmong products={report.added} />
        <AllergensAmong products={report.added} />
        {children}
      </Notice>
    )}
  </>
);
