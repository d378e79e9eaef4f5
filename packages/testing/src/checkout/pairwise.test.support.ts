type Combination = object;

const pairsOf = (combination: Combination): ReadonlyArray<string> => {
  const values = Object.entries(combination).map(([name, value]) => `${name}=${String(value)}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}&${other}`));
};

/** A few combinations that cover every compatible pair of values, chosen greedily by the number of new pairs. */
export function pairwise<Each extends Combination>(combinations: ReadonlyArray<Each>): ReadonlyArray<Each> {
  const open = new Set(combinations.flatMap(pairsOf));
  const chosen: Each[] = [];
  while (open.size > 0) {
    const gainOf = (each: Each) => pairsOf(each).filter((pair) => open.has(pair)).length;
    const [best] = combinations.toSorted((one, other) => gainOf(other) - gainOf(one));
    if (best === undefined) break;
    chosen.push(best);
    for (const pair of pairsOf(best)) open.delete(pair);
  }
  return chosen;
}
