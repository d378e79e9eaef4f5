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
  /** Which sort of loose goods it is: sorts of a fruit lie differently. */
  readonly sort: number | null;
}

const isPackage = (text: string): text is Package => packages.some((pack) => pack === text);
const sizeText = /^(\d{1,4}x)?\d{1,5}(_\d{1,3})?(g|kg|ml|l|db|mosas|tekercs|lap|filter|m)$/;

/**
 * The key of a picture. It contains all that is drawn, so a picture needs no database and never changes.
 *
 * @example pictureKey({ pack: "cup", glyph: "strawberry", accent: null, brand: "tejkut", size: "150g", sort: null }) // => "cup.strawberry.-.tejkut.150g"
 */
export function pictureKey({ pack, glyph, accent, brand, size, sort }: PictureParts): string {
  const words = [pack, glyph, accent ?? "-", brand ?? "-", size ?? "-"];
  return [...words, ...(sort === null ? [] : [String(sort)])].join(".");
}

/** Reads a picture's key; `null` when it is not well-formed. Whether glyph and brand exist is another question. */
export function readPictureKey(key: string): PictureParts | null {
  const [pack = "", glyph = "", accent = "", brand = "", size = "", sort = null, ...rest] = key.split(".");
  if (rest.length > 0 || !isPackage(pack) || (size !== "-" && !sizeText.test(size))) return null;
  if (sort !== null && !/^\d{1,2}$/.test(sort)) return null;
  const given = (part: string): string | null => (part === "-" ? null : part);
  return {
    pack,
    glyph,
    accent: given(accent),
    brand: given(brand),
    size: given(size),
    sort: sort === null ? null : Number(sort),
  };
}
