/** Which mutants are tried: every n-th one, up to a maximum. */
export interface Sample {
  readonly every: number;
  /** The first one, from 0: samples with the same `every` and another `turn` share no mutant. */
  readonly turn: number;
  readonly most: number;
}

/** Whether a mutant is tried, by the number that Stryker gives it, from 0. */
export const isSampled = (id: string, { every, turn, most }: Sample): boolean =>
  Number(id) % every === turn && Number(id) < every * most;
