import type { Huf } from "@kamra/core/product";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";

export interface SpokenPriceProps {
  readonly price: Huf;
  readonly unit: string;
  /** What is seen: `649 Ft / db`. */
  readonly children: ReactNode;
}

/** A price per unit that screen readers say in words: "649 forint darabonként". */
export const SpokenPrice = ({ price, unit, children }: SpokenPriceProps) => {
  const texts = useTexts("product", productTexts);
  return (
    <>
      <span aria-hidden="true">{children}</span>{" "}
      <VisuallyHidden>
        <span translate="no">{texts.spokenPrice(price, unit)}</span>
      </VisuallyHidden>
    </>
  );
};
