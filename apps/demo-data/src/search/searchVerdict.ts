import type { MeasuredQuery } from "./MeasuredQuery.ts";

/** A product as the patterns of the list see it. */
export interface Shown {
  /** Folded: `name #brand @department/…/shelf`. */
  readonly line: string;
  readonly isForAdults: boolean;
}

export interface SearchVerdict {
  readonly isFirst: boolean;
  readonly isAmongFive: boolean;
  /** Nothing at all is shown, although the shop has it. */
  readonly isEmpty: boolean;
  /** Something unwanted comes before the first wanted product. */
  readonly isWrongInFront: boolean;
  /** Adults' goods come before the food that was asked for. */
  readonly isAdultInFront: boolean;
}

/**
 * The verdict on the first five results of a query. For goods that the shop does not have, no result is the best one.
 */
export function searchVerdict({ wanted, unwanted }: MeasuredQuery, shown: ReadonlyArray<Shown>): SearchVerdict {
  const five = shown.slice(0, 5);
  if (wanted === null) {
    const isRight = shown.length === 0;
    return { isFirst: isRight, isAmongFive: isRight, isEmpty: false, isWrongInFront: !isRight, isAdultInFront: false };
  }
  const place = five.findIndex(({ line }) => wanted.test(line));
  const before = place === -1 ? five : five.slice(0, place);
  const isAskedByAdults = five[place]?.isForAdults ?? false;
  return {
    isFirst: place === 0 && unwanted?.test(five[0]?.line ?? "") !== true,
    isAmongFive: place !== -1,
    isEmpty: shown.length === 0,
    isWrongInFront: unwanted !== null && before.some(({ line }) => unwanted.test(line)),
    isAdultInFront: !isAskedByAdults && before.some(({ isForAdults }) => isForAdults),
  };
}
