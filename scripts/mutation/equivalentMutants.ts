/** A change of a rule that no test can notice. */
export interface EquivalentMutant {
  readonly file: string;
  /** The line it is on, without its indentation. */
  readonly line: string;
  readonly replaced: string;
  readonly by: string;
  readonly because: string;
}

/** The survivors that are no hole in the tests. An entry that nothing survives as any more fails the run. */
export const equivalentMutants: ReadonlyArray<EquivalentMutant> = [];
