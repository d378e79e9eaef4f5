/** Which mutants are tried: every n-th one, up to a maximum. */
export interface Sample {
  readonly every: number;
  readonly most: number;
}

/** Whether a mutant is tried, by the number that Stryker gives it, from 0. */
export const isSampled = (id: string, { every, most }: Sample): boolean =>
  Number(id) % every === 0 && Number(id) / every < most;
