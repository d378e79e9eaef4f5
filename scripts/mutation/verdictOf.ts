import type { EquivalentMutant } from "./equivalentMutants.ts";
import type { Mutant } from "./mutantOf.ts";
import { numbersIn } from "../rules/numbersIn.ts";

export interface Verdict {
  /** The minimum percentage of killed mutants, without equivalent ones. */
  readonly score: number;
  /** The same for each file. */
  readonly scores: ReadonlyArray<readonly [file: string, score: number]>;
  readonly survivors: ReadonlyArray<Mutant>;
  /** Survivors listed as equivalent. */
  readonly equivalent: ReadonlyArray<Mutant>;
  /** Killed only by tests that name none of the code's rules. */
  readonly unnamed: ReadonlyArray<Mutant>;
  /** Entries without a survivor, in the examined files. */
  readonly stale: ReadonlyArray<EquivalentMutant>;
}

/** The mutants' verdict on the tests. */
export function verdictOf(mutants: ReadonlyArray<Mutant>, equivalents: ReadonlyArray<EquivalentMutant>): Verdict {
  const isNamedBy = (mutant: Mutant) => (entry: EquivalentMutant) =>
    entry.file === mutant.file &&
    entry.line === mutant.text &&
    (entry.occurrence ?? 1) === mutant.occurrence &&
    entry.replaced === mutant.replaced &&
    entry.by === mutant.by;
  const unnoticed = mutants.filter(({ isNoticed }) => !isNoticed);
  const equivalent = unnoticed.filter((mutant) => equivalents.some(isNamedBy(mutant)));
  const survivors = unnoticed.filter((mutant) => !equivalent.includes(mutant));
  const scoreOf = (tried: ReadonlyArray<Mutant>) => {
    const countable = tried.filter((mutant) => !equivalent.includes(mutant));
    const noticed = countable.filter(({ isNoticed }) => isNoticed);
    return countable.length === 0 ? 100 : (100 * noticed.length) / countable.length;
  };
  return {
    score: scoreOf(mutants),
    scores: [...Map.groupBy(mutants, ({ file }) => file)].map(([file, theirs]) => [file, scoreOf(theirs)]),
    survivors,
    equivalent,
    unnamed: mutants.filter(
      ({ killers, rules }) =>
        killers.length > 0 &&
        rules.size > 0 &&
        !killers.some((title) => numbersIn(title).some((number) => rules.has(number))),
    ),
    stale: equivalents.filter(
      (entry) =>
        mutants.some(({ file }) => file === entry.file) && !unnoticed.some((mutant) => isNamedBy(mutant)(entry)),
    ),
  };
}
