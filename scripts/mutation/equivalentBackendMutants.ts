import type { EquivalentMutant } from "./equivalentMutants.ts";

/** The survivors in the backend that no test could notice. A run of all mutants (`--sample 1`) fails at an entry that nothing survives as. */
export const equivalentBackendMutants: ReadonlyArray<EquivalentMutant> = [];
