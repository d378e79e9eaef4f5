/**
 * The Hungarian alphabet: each letter that sorts on its own. Long vowels sort with the short ones, except ö ő and ü ű,
 * which are one letter each and come after o and u.
 */
const letters = [..."a b c cs d dz dzs e f g gy h i j k l ly m n ny o ö p q r s sz t ty u ü v w x y z zs".split(" ")];
/** Characters that sort before letters, in ICU's order. */
const marks = [...` _-,;:!?.'"()[]{}@*/\\&#%+<=>|~$`];

const longVowels: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ő: "ö", ú: "u", ű: "ü" };
/** Digraphs have a short doubled form: "ssz" is sz and sz. */
const doubled = new Map(
  letters.filter((letter) => letter.length > 1).map((letter) => [`${letter[0]}${letter}`, letter]),
);

/** Keys are printable ASCII from `!`; a space, which sorts below, separates the levels. */
const character = (weight: number): string => String.fromCharCode("!".charCodeAt(0) + weight);
const markWeight = new Map(marks.map((mark, index) => [mark, character(index)]));
const unknownMark = character(marks.length);
/** Numbers sort by value: first by how many digits they have, then digit by digit. */
const numberWeight = (digits: number): string => character(marks.length + 1 + Math.min(digits, 10));
const letterWeight = new Map(letters.map((letter, index) => [letter, character(marks.length + 13 + index)]));
const unknownLetter = character(marks.length + 13 + letters.length);

interface Element {
  readonly primary: string;
  /** Above `!`, where only accents distinguish two texts. */
  readonly accent: string;
  /** Above `!` for a capital. */
  readonly capital: string;
}

const longestLetter = 4;

function plain(letter: string): string {
  return letter.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

function elementsOfLetter(text: string, capital: string): Element[] {
  const known = letterWeight.get(text);
  if (known !== undefined) return [{ primary: known, accent: "!", capital }];
  const double = doubled.get(text);
  if (double !== undefined) {
    const weight = letterWeight.get(double) ?? unknownLetter;
    return [
      { primary: weight, accent: "!", capital },
      { primary: weight, accent: "!", capital: "!" },
    ];
  }
  const short = longVowels[text] ?? plain(text);
  return [{ primary: letterWeight.get(short) ?? unknownLetter, accent: '"', capital }];
}

/** The longest letter, number or mark at a position of the text, and its weight. */
function readElement(text: string, at: number): { readonly elements: Element[]; readonly length: number } {
  const digits = /^\d+/.exec(text.slice(at))?.[0];
  if (digits !== undefined) {
    const value = digits.replace(/^0+(?=\d)/, "");
    return {
      elements: [{ primary: numberWeight(value.length) + value, accent: "!", capital: "!" }],
      length: digits.length,
    };
  }
  for (let length = longestLetter; length > 0; length -= 1) {
    const part = text.slice(at, at + length);
    if (part.length < length) continue;
    const small = part.toLocaleLowerCase("hu");
    const capital = part === small ? "!" : '"';
    if (length > 1 && !letterWeight.has(small) && !doubled.has(small)) continue;
    if (length > 1 || /\p{L}/u.test(small)) return { elements: elementsOfLetter(small, capital), length };
  }
  return {
    elements: [{ primary: markWeight.get(text.charAt(at)) ?? unknownMark, accent: "!", capital: "!" }],
    length: 1,
  };
}

/**
 * A text whose plain byte order is the Hungarian order of names: digraphs are letters of their own (`cs` comes after
 * every other `c`), `ö` comes after `o`, `á` counts as `a` unless nothing else differs, capitals come after small
 * letters that are the same, numbers count by value. No database needs to know Hungarian for it.
 *
 * @example hungarianSortKey("csoki") > hungarianSortKey("cukor") // => true
 * @example hungarianSortKey("ször") > hungarianSortKey("sós") // => true
 */
export function hungarianSortKey(name: string): string {
  const text = name.normalize("NFC").trim();
  const elements: Element[] = [];
  for (let at = 0; at < text.length;) {
    const { elements: read, length } = readElement(text, at);
    elements.push(...read);
    at += length;
  }
  const level = (part: keyof Element): string => elements.map((element) => element[part]).join("");
  return `${level("primary")} ${level("accent")} ${level("capital")}`;
}
