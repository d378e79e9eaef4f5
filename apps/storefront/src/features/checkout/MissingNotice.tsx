import { blockerTexts, type CheckoutBlockerKind } from "@kamra/core/checkout";
import { useCheckout } from "@kamra/react";
import { Notice } from "@kamra/ui";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { missingAt } from "./ledBack.ts";
import { checkoutText } from "./text.hu.ts";

/**
 * Why the shopper was led to this page, when a step of the checkout could not be shown.
 *
 * @rule CHK-5
 */
export function MissingNotice() {
  const [search] = useSearchParams();
  const missing = missingAt(search);
  return missing.length > 0 && <MissingParts kinds={missing} />;
}

interface MissingPartsProps {
  readonly kinds: ReadonlyArray<CheckoutBlockerKind>;
  /** The way to what mends it. */
  readonly children?: ReactNode;
}

/** What the shopper has to do first, in a notice that is read out when it appears. */
export function MissingParts({ kinds, children }: MissingPartsProps) {
  const shippingMethod = useCheckout(({ checkout }) => checkout.shippingMethod);
  const parts = [...new Set(kinds.flatMap((kind) => blockerTexts(kind, { shippingMethod })))];
  return (
    <Notice tone="attention" title={parts.length === 1 ? checkoutText.missing.one : checkoutText.missing.several}>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}
