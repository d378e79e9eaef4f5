import { blockerTexts, type CheckoutBlockerKind } from "@kamra/core/checkout";
import { type ShippingMethod, shippingProblems } from "@kamra/core/delivery";
import { useCartItemCount } from "@kamra/react";
import { lazyPart, Notice } from "@kamra/ui";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { missingAt } from "./ledBack.ts";
import { missingText as text } from "./text.hu.ts";

// Rarely needed, and of use with scripts only: its code loads when it is.
const WaysOut = lazyPart(async () => (await import("./WaysOut.tsx")).WaysOut);

interface MissingNoticeProps {
  /** The cart's shipping method, whose problems are listed. */
  readonly shippingMethod: ShippingMethod | null;
}

/**
 * The reason why a checkout step redirected here.
 * @rule CHK-5
 */
export function MissingNotice({ shippingMethod }: MissingNoticeProps) {
  const [search] = useSearchParams();
  const missing = missingAt(search);
  return missing.length > 0 && <MissingParts kinds={missing} shippingMethod={shippingMethod} />;
}

interface MissingPartsProps extends MissingNoticeProps {
  readonly kinds: ReadonlyArray<CheckoutBlockerKind>;
  /** A link to the solution. */
  readonly children?: ReactNode;
}

/** The missing requirements, as an announced notice. */
export function MissingParts({ kinds, shippingMethod, children }: MissingPartsProps) {
  const isSolved = shippingMethod !== null && shippingProblems(shippingMethod).length === 0;
  const hasLines = useCartItemCount() > 0;
  const open = kinds.filter((kind) => !(kind === "shippingMethod" && isSolved) && !(kind === "cart" && hasLines));
  const parts = [...new Set(open.flatMap((kind) => blockerTexts(kind, { shippingMethod })))];
  if (parts.length === 0) return null;
  return (
    <Notice tone="attention" title={parts.length === 1 ? text.missing.one : text.missing.several}>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {open.includes("shippingMethod") && <WaysOut shippingMethod={shippingMethod} />}
      {children}
    </Notice>
  );
}
