import { smallSeedIds as ids } from "@kamra/backend";

/** The shoppers' products. In hundredths and whole forint all their numbers are integers. */
interface Good {
  /** In hundredths of its unit. */
  readonly step: number;
  /** The minimum quantity, in hundredths. */
  readonly lowest: number;
  /** Price of one whole unit, in forint. */
  readonly price: number;
  /** Weight of one whole unit. */
  readonly grams: number;
  /** The weight of a piece, in hundredths; null when it is not sold by the piece. */
  readonly piece: number | null;
  readonly isFruit: boolean;
  /** Price of one whole unit, in forint. */
  readonly deposit?: number;
  readonly isForAdults?: boolean;
}

const goods: Readonly<Record<string, Good>> = {
  [ids.milk]: { step: 100, lowest: 100, price: 399, grams: 1030, piece: null, isFruit: false },
  [ids.ham]: { step: 5, lowest: 10, price: 4990, grams: 1000, piece: null, isFruit: false },
  // On the 21st of November it has a special price. Quantities under 0.3 cannot be ordered, in steps of a quarter.
  [ids.apple]: { step: 25, lowest: 50, price: 499, grams: 1000, piece: 18, isFruit: true },
  // Sold with a deposit bottle. Every shopper has its personal price.
  [ids.beer]: {
    step: 100,
    lowest: 100,
    price: 400,
    grams: 800,
    piece: null,
    isFruit: false,
    deposit: 50,
    isForAdults: true,
  },
};

const goodOf = (id: string): Good => {
  const good = goods[id];
  if (good === undefined) throw new Error(`The model has no product ${id}`);
  return good;
};

export const isForAdults = (id: string): boolean => goodOf(id).isForAdults ?? false;

/** An amount in hundredths of the unit, and whether the shopper counts it in pieces. */
export interface Amount {
  readonly hundredths: number;
  readonly inPieces: boolean;
}

const halfUp = (count: number, unit: number): number => Math.floor((2 * count + unit) / (2 * unit));

/** The orderable amount nearest to this many hundredths (QTY-2, QTY-4). */
const byUnit = ({ step, lowest }: Good, hundredths: number): Amount => ({
  hundredths: Math.max(lowest, halfUp(hundredths, step) * step),
  inPieces: false,
});

const byPiece = (piece: number, pieces: number): Amount => ({
  hundredths: Math.max(1, pieces) * piece,
  inPieces: true,
});

/** The quantity for this many hundredths of a unit, or of a piece; null for nothing. */
export function amountOf(id: string, wanted: Amount): Amount | null {
  const good = goodOf(id);
  if (wanted.hundredths === 0) return null;
  return wanted.inPieces && good.piece !== null
    ? byPiece(good.piece, halfUp(wanted.hundredths, 100))
    : byUnit(good, wanted.hundredths);
}

/** One step more than there is (QTY-5). */
export function oneMore(id: string, present: Amount | null): Amount {
  const { step, lowest, piece } = goodOf(id);
  if (present === null) return { hundredths: lowest, inPieces: false };
  return { ...present, hundredths: present.hundredths + (present.inPieces ? (piece ?? 0) : step) };
}

/** The nearest orderable amount in the other unit (QTY-9). */
export function otherUnit(id: string, { hundredths, inPieces }: Amount): Amount {
  const good = goodOf(id);
  return inPieces || good.piece === null
    ? byUnit(good, hundredths)
    : byPiece(good.piece, halfUp(hundredths, good.piece));
}

/** The sum, in the unit of the first. */
export function together(id: string, first: Amount | undefined, added: Amount): Amount {
  if (first === undefined) return added;
  const sum = { ...first, hundredths: first.hundredths + added.hundredths };
  return first.inPieces ? otherUnit(id, { ...sum, inPieces: false }) : byUnit(goodOf(id), sum.hundredths);
}

/** The command's quantity: in units or in pieces. */
export function toldAs(id: string, { hundredths, inPieces }: Amount) {
  const { piece } = goodOf(id);
  return inPieces && piece !== null
    ? { quantity: hundredths / piece, quantityType: "alternative" as const }
    : { quantity: hundredths / 100, quantityType: "default" as const };
}

/** Amounts by product. */
export type Lines = Readonly<Record<string, Amount>>;

const sumOf = (lines: Lines, each: (good: Good, amount: Amount) => number): number =>
  Object.entries(lines).reduce((sum, [id, amount]) => sum + each(goodOf(id), amount), 0);

/** In forint, each line rounded. */
const goodsPriceOf = (lines: Lines): number =>
  sumOf(lines, ({ price }, { hundredths }) => halfUp(price * hundredths, 100));

/** The same with deposits (CART-18). */
export const priceOf = (lines: Lines): number =>
  goodsPriceOf(lines) + sumOf(lines, ({ deposit = 0 }, { hundredths }) => (deposit * hundredths) / 100);

export const gramsOf = (lines: Lines): number => sumOf(lines, ({ grams }, { hundredths }) => grams * hundredths) / 100;

/** The percentage of each coupon, and the products it applies to. */
export const coupons: Readonly<Record<string, { readonly percent: number; readonly isOnFruitOnly: boolean }>> = {
  TIZ: { percent: 10, isOnFruitOnly: false },
  GYUMOLCS: { percent: 50, isOnFruitOnly: true },
};

/** A coupon's discount, without deposits (LAW-3); null when it does not apply to these products. */
export function discountOf(lines: Lines, code: string): number | null {
  const coupon = coupons[code];
  const of = Object.fromEntries(
    Object.entries(lines).filter(([id]) => coupon && (goodOf(id).isFruit || !coupon.isOnFruitOnly)),
  );
  return coupon === undefined || Object.keys(of).length === 0 ? null : halfUp(goodsPriceOf(of) * coupon.percent, 100);
}
