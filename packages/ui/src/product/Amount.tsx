import type { Huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";

/**
 * An amount alone in an element that no browser translates: a translation would keep the text that it found, and the
 * amount would not change any more.
 *
 * @rule FMT-1
 */
export const Amount = ({ of }: { readonly of: Huf }) => <span translate="no">{formatHuf(of)}</span>;
