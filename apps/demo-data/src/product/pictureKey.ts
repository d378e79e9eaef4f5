import { type Package, packages } from "../plan/Package.ts";

/** What a product's picture shows. */
export interface PictureParts {
  readonly pack: Package;
  /** The emoji in the middle, by its name in the glyph set. */
  readonly glyph: string;
  /** A smaller one beside it. */
  readonly accent: string | null;
  /** The slug of the brand on the label. */
  readonly brand: string | null;
  /** The package size, `6x0_33l` for 6 × 0,33 l. */
  readonly size: string | null;
  /** The slug of what it is called without brand and size: `epres-joghurt`. */
  readonly noun: string | null;
}

const isPackage = (text: string): text is Package => packages.some((pack) => pack === text);
const sizeText = /^(\d{1,4}x)?\d{1,5}(_\d{1,3})?(g|kg|ml|l|db|mosas|tekercs|lap|filter|m)$/;

/**
 * The key of a picture. It contains all that is drawn, so a picture needs no database and never changes.
 *
 * @example pictureKey({ pack: "cup", glyph: "strawberry", accent: null, brand: "tejkut", size: "150g", noun: "epres-joghurt" }) // => "cup.strawberry.-.tejkut.150g.epres-joghurt"
 */
export function pictureKey({ pack, glyph, accent, brand, size, noun }: PictureParts): string {
  return [pack, glyph, accent ?? "-", brand ?? "-", size ?? "-", noun ?? "-"].join(".");
}

/** Reads a picture's key; `null` when it is not well-formed. Whether glyph, brand and noun exist is another question. */
export function readPictureKey(key: string): PictureParts | null {
  const [pack = "", glyph = "", accent = "", brand = "", size = "", noun = "", ...rest] = key.split(".");
  if (rest.length > 0 || !isPackage(pack) || (size !== "-" && !sizeText.test(size))) return null;
  if (noun === "") return null;
  const given = (part: string): string | null => (part === "-" ? null : part);
  return {
    pack,
    glyph,
    accent: given(accent),
    brand: given(brand),
    size: given(size),
    noun: given(noun),
  };
}
