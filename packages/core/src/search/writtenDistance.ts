const rows = ["qwertzuio", "asdfghjkl", "yxcvbnm"];
const keys = new Map(rows.flatMap((row, y) => [...row].map((letter, x) => [letter, { x: x + y * 0.4, y }] as const)));

/** Spellings that sound alike, each as one letter. */
const sounds: ReadonlyArray<readonly [RegExp, string]> = [
  [/([a-z])\1+/g, "$1"],
  [/ly/g, "j"],
  [/ij/g, "i"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/ck|kk|c(?=[aou])/g, "k"],
  [/sch/g, "s"],
  [/w/g, "v"],
  [/gh/g, "g"],
  [/qu/g, "kv"],
  [/x/g, "ks"],
  [/y/g, "i"],
];

const sound = (word: string): string =>
  sounds.reduce((text, [spelling, letter]) => text.replace(spelling, letter), word);

/** Pairs of letters that are often confused. */
const pairs = new Set(["sz", "zs", "td", "dt", "pb", "bp", "kg", "gk", "vf", "fv", "mn", "nm", "cs", "sc"]);

function exchange(a: string, b: string): number {
  if (a === b) return 0;
  if (pairs.has(a + b)) return 0.6;
  const one = keys.get(a);
  const other = keys.get(b);
  const isBeside = one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 1.3;
  return isBeside ? 0.8 : 1;
}

/** The first letter is seldom mistyped, so a mistake there costs more. */
const otherBeginning = 0.4;

/** Makes up for the rounding of sums. */
const tiny = 1e-9;

/** The edits between two texts; infinite as soon as they are more than the limit. */
function edits(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  let leastAbove = 0;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + exchange(a.charAt(row - 1), b.charAt(column - 1));
      const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        change,
        isSwapped ? (before[column - 2] ?? 0) + 0.8 : Number.POSITIVE_INFINITY,
      );
      current.push(cost);
      least = Math.min(least, cost);
    }
    // Two swapped letters skip a row.
    if (least > limit && leastAbove > limit) return Number.POSITIVE_INFINITY;
    before = above;
    above = current;
    leastAbove = least;
  }
  return above[b.length] ?? 0;
}

/** A folded word as it is written and as it sounds, each with a bit for each letter that it has. */
export interface Spelling {
  readonly written: string;
  readonly heard: string;
  readonly letters: number;
  readonly heardLetters: number;
}

const lettersOf = (word: string): number =>
  [...word].reduce((letters, letter) => letters | (1 << (letter.charCodeAt(0) & 31)), 0);

/** The spelling of a folded word, to compare it with many. */
export function spellingOf(written: string): Spelling {
  const heard = sound(written);
  return { written, heard, letters: lettersOf(written), heardLetters: lettersOf(heard) };
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The least edits between texts with these letters: each letter that the other lacks costs 0.6 or more. */
const leastEdits = (a: number, b: number): number => 0.6 * Math.max(countBits(a & ~b), countBits(b & ~a));

/**
 * How far apart two spellings are (`writtenDistance`); infinite beyond the limit, which is much cheaper.
 *
 * @rule SEARCH-4
 */
export function spelledDistance(a: Spelling, b: Spelling, limit = Number.POSITIVE_INFINITY): number {
  if (a.written === b.written) return 0;
  const [one, other] = [a.written, b.written];
  const isBegunAlike = one[0] === other[0] || a.heard[0] === b.heard[0] || one[0] === other[1] || one[1] === other[0];
  const begun = isBegunAlike ? 0 : otherBeginning;
  const most = limit - begun + tiny;
  const written = leastEdits(a.letters, b.letters) > most ? Number.POSITIVE_INFINITY : edits(one, other, most);
  const heard =
    leastEdits(a.heardLetters, b.heardLetters) > most ? Number.POSITIVE_INFINITY : edits(a.heard, b.heard, most);
  return begun + Math.min(written, heard === 0 ? 0.3 : heard + 0.1);
}

/**
 * How far apart two folded words are: 1 for an inserted, lost or changed letter, less for one beside it on a Hungarian
 * keyboard, for two swapped ones and for similar sounds, 0.3 at most for what sounds alike (j and ly, i and y, doubled letters).
 *
 * @rule SEARCH-4
 * @example writtenDistance("joghurt", "jogurt") // => 0.3
 * @example writtenDistance("csrikemell", "csirkemell") // => 0.8
 */
export function writtenDistance(a: string, b: string): number {
  return spelledDistance(spellingOf(a), spellingOf(b));
}
