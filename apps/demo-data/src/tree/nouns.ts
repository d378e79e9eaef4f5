import { slug } from "../plan/slug.ts";
import { planTree } from "./planTree.ts";
import { productNoun } from "./productName.ts";

/** What a product is called without brand and size, and the numbers that give it colours of its own. */
export interface Noun {
  readonly text: string;
  /** The same for all variants of a kind. */
  readonly kindNumber: number;
  /** Its own; variants of a kind follow each other. */
  readonly variantNumber: number;
}

const kinds = planTree().flatMap((category) => category.kinds);
const bySlug = new Map<string, Noun>();
for (const [kindNumber, kind] of kinds.entries())
  for (const variant of kind.variants) {
    const text = productNoun(kind, variant);
    // Two kinds may come to the same name; the first gives it its colours.
    if (!bySlug.has(slug(text))) bySlug.set(slug(text), { text, kindNumber, variantNumber: bySlug.size });
  }

/** The noun with this slug; `null` when no product is called so. */
export function nounBySlug(text: string): Noun | null {
  return bySlug.get(text) ?? null;
}
