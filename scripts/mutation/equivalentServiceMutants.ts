import type { EquivalentMutant } from "./equivalentMutants.ts";

/** The survivors in services that are no hole in the tests. An entry that nothing survives as any more fails the run. */
export const equivalentServiceMutants: ReadonlyArray<EquivalentMutant> = [];
