import { cleanLine } from "../decoding/cleanText.ts";
import { addressWords } from "./addresses.hu.ts";

/** A street, and a house in it with its floor and door; "" for a part that is not known. */
export interface StreetAndHouse {
  readonly street: string;
  readonly houseNumber: string;
}

/** 5, 5., 12/B, 5-7, 0123/4. */
const number = /^\d+(?:[-–/]\w*)*[.,]?$/u;
/** What follows a house's number: a stair, a floor, a door, a letter (no `u.`, which is a street). */
const inside = new RegExp(`^(?:${addressWords.houseWords.join("|")}|[ivx]+|[a-h]|[a-h]/\\d+)[.,]*$`, "iu");
const plot = /^(?:hrsz|helyrajzi)[.:]?$/iu;

const withoutComma = (text: string): string => text.replace(/,+$/, "");
const folded = (text: string): string => text.replace(/[\s.,]/g, "").toLowerCase();

/**
 * The index of the first word of the house: the longest end that starts with a number or a plot and has no part of a
 * street's name.
 */
function beginOfHouse(words: ReadonlyArray<string>): number {
  const isOfHouse = (word: string) => number.test(word) || inside.test(word) || plot.test(word);
  const name = words.findLastIndex((word) => !isOfHouse(word));
  const behind = words.slice(name + 1);
  const first = behind.findIndex((word) => number.test(word) || plot.test(word));
  return first === -1 ? 0 : name + 1 + first;
}

/**
 * A street and its house: a house number at the end of a street's text belongs into its own field. Browsers fill a
 * street with its number (`address-line1`).
 *
 * Unchanged: a street alone, also with a number in its name (`Május 1. utca`), and a text of numbers alone. A number in
 * both fields is written once.
 *
 * @rule FORM-6
 * @example streetAndHouse({ street: "Margó Tivadar utca 5.", houseNumber: "" }) // => { street: "Margó Tivadar utca", houseNumber: "5." }
 * @example streetAndHouse({ street: "Fő utca 12/B, 3. em. 4.", houseNumber: "" }) // => { street: "Fő utca", houseNumber: "12/B, 3. em. 4." }
 * @example streetAndHouse({ street: "Május 1. utca", houseNumber: "5" }) // => { street: "Május 1. utca", houseNumber: "5" }
 */
export function streetAndHouse({ street, houseNumber }: StreetAndHouse): StreetAndHouse {
  const [line, known] = [cleanLine(street), withoutComma(cleanLine(houseNumber))];
  const words = line.split(" ");
  const from = beginOfHouse(words);
  const found = withoutComma(words.slice(from).join(" "));
  const isApart = from === 0 || (known !== "" && folded(known) !== folded(found));
  if (isApart) return { street: line, houseNumber: known };
  return { street: withoutComma(words.slice(0, from).join(" ")), houseNumber: known || found };
}
