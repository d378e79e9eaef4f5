import { keptProduct } from "@kamra/core/delivery";
import type { Product } from "@kamra/core/product";
import { useCart } from "@kamra/react";
import { KeptNote, Notice } from "@kamra/ui";
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
function KeptAmong({ products }: { readonly products: ReadonlyArray<Product> }) {
  const carriers = useCart((state) => state.carriers);
  const kept = products.flatMap((product) => {
    const why = keptProduct(product, { carriers });
    return why === null ? [] : [{ ...product, why }];
  });
  return (
    kept.length > 0 && (
      <>
        <p>{reorderText.kept}</p>
        <ul>
          {kept.map(({ id, name, why }) => (
            <li key={id}>
              {name}
              <KeptNote kept={why} />
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
 * @rule SHIP-9
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
        <KeptAmong products={report.added} />
        {children}
      </Notice>
    )}
  </>
);
