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

function edits(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + exchange(a.charAt(row - 1), b.charAt(column - 1));
      const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          change,
          isSwapped ? (before[column - 2] ?? 0) + 0.8 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
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
  if (a === b) return 0;
  const heard = edits(sound(a), sound(b));
  const isBegunAlike = a[0] === b[0] || sound(a)[0] === sound(b)[0] || a[0] === b[1] || a[1] === b[0];
  const begun = isBegunAlike ? 0 : otherBeginning;
  return begun + Math.min(edits(a, b), heard === 0 ? 0.3 : heard + 0.1);
}
