import type { Huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useFormats } from "../text/useTexts.ts";

/**
 * An amount in an element of its own, which browsers do not translate: a translated text no longer follows changes of
 * the amount.
 *
 * @rule FMT-1
 */
export const Amount = ({ of }: { readonly of: Huf }) => (
  <span translate="no">{formatHuf(of, { formats: useFormats() })}</span>
);
