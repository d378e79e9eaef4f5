import type { RootProps } from "../styles/RootProps.ts";
import { type Huf, netPrice } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";

/** Props of `NetPrice`: the gross price and its VAT rate. */
export interface NetPriceProps extends RootProps<"span"> {
  /** Whole forint, VAT included. */
  readonly gross: Huf;
  /** In percent; null for an unknown rate, which has no net price. */
  readonly vat: number | null;
}

/**
 * A price without VAT, for those who are invoiced as a company.
 * @rule PRICE-5
 */
export function NetPrice({ gross, vat, ...root }: NetPriceProps) {
  const texts = useTexts("product", productTexts);
  const formats = useFormats();
  const net = netPrice(gross, { vat });
  return net !== null && <span {...root}>{texts.net(formatHuf(net, { formats }))}</span>;
}
