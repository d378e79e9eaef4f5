import { useCart } from "@kamra/react";
import { CartAdditions, Notice } from "@kamra/ui";
import type { ReactNode } from "react";
import type { Reordered } from "./reorder.ts";

interface ReorderReportProps {
  readonly failure: string | null;
  readonly report: Reordered | null;
  readonly children?: ReactNode;
}

/**
 * The result of adding lines to the cart.
 *
 * @rule ALLERGEN-2, SHIP-9
 */
export function ReorderReport({ failure, report, children }: ReorderReportProps) {
  const carriers = useCart((state) => state.carriers);
  return (
    <>
      {failure !== null && <Notice tone="danger" title={failure} />}
      {report !== null && (
        <CartAdditions {...report} carriers={carriers}>
          {children}
        </CartAdditions>
      )}
    </>
  );
}
