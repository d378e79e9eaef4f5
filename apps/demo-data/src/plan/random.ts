/** Pseudo-random numbers that depend on the seed and the key alone. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** Whole, from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** FNV-1a over the characters' codes: 32 bits, whole, not negative. */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  return bits >>> 0;
}

/**
 * A separate generator (mulberry32) for every key, so that adding one product changes no other.
 *
 * @example makeRandom(1, "a").next() === makeRandom(1, "a").next() // => true
 */
export function makeRandom(seed: number, key: string): Random {
  let state = hash(`${seed}:${key}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: ([first, ...rest]) => {
      const index = Math.floor(next() * (rest.length + 1));
      return index === 0 ? first : (rest[index - 1] ?? first);
    },
  };
}
