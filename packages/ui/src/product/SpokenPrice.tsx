import type { Huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";

export interface SpokenPriceProps {
  readonly price: Huf;
  readonly unit: string;
  /** A deposit says what it is. */
  readonly isDeposit?: boolean;
  /** What is seen: `649 Ft / db`. */
  readonly children: ReactNode;
}

/** A price per unit that screen readers say in words: "649 forint darabonként". */
export const SpokenPrice = ({ price, unit, isDeposit = false, children }: SpokenPriceProps) => {
  const texts = useTexts("product", productTexts);
  const formats = useFormats();
  const spoken = isDeposit ? texts.spokenDeposit : texts.spokenPrice;
  const amount = formatHuf(price, { formats: { ...formats, thousands: "" } });
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>
        {/* Inside, where it is not seen: what follows the price may bring a space of its own. */}{" "}
        <span translate="no">{spoken(amount, unit)}</span>
      </VisuallyHidden>
    </>
  );
};
