import { pictureKey } from "./pictureKey.ts";
import type { Combination } from "../tree/combinations.ts";
import { cutGlyph } from "./cutGlyph.ts";
import { flavourGlyph } from "./flavourGlyph.ts";
import { productNoun } from "../tree/productName.ts";
import { slug } from "../plan/slug.ts";

/** `6 × 0,33 l` as a picture's key writes it: `6x0_33l`. */
function sizeKey(label: string): string | null {
  return label === ""
    ? null
    : label
        .replaceAll(" ", "")
        .replaceAll("×", "x")
        .replaceAll(",", "_")
        .normalize("NFD")
        .replace(/\p{Diacritic}/gu, "");
}

/** The keys of a product's pictures: its package, and for packaged food its contents. */
export function pictureKeys({ kind, brand, variant, size }: Combination): string[] {
  const { traits } = kind;
  const noun = productNoun(kind, variant);
  const flavour = flavourGlyph(variant.label);
  const glyph = traits.flavourLeads && flavour !== null ? flavour : (cutGlyph(noun) ?? traits.glyph);
  const accent = flavour !== null && flavour !== glyph ? flavour : null;
  const front = pictureKey({
    pack: traits.pack,
    glyph,
    accent,
    brand: brand === "" ? null : slug(brand),
    size: sizeKey(size.label),
    noun: slug(noun),
  });
  if (traits.pack === "loose" || traits.nutrition === "") return [front];
  return [front, pictureKey({ pack: "loose", glyph, accent, brand: null, size: null, noun: null })];
}
