import type { Huf } from "@kamra/core/product";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { Amount } from "./Amount.tsx";
import { productTexts } from "./text.hu.ts";

/**
 * The price that a reduction is measured by, struck through.
 *
 * @rule LAW-1
 */
export const StruckPrice = ({ of }: { readonly of: Huf }) => (
  <s>
    <VisuallyHidden>{`${useTexts("product", productTexts).struckPrice}: `}</VisuallyHidden>
    <Amount of={of} />
  </s>
);
