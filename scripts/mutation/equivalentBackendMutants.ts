import type { EquivalentMutant } from "./equivalentMutants.ts";

/** The survivors in the backend that no test could notice. A run of all mutants (`--sample 1`) fails at an entry that nothing survives as. */
export const equivalentBackendMutants: ReadonlyArray<EquivalentMutant> = [
  {
    file: "apps/backend/src/login/login.ts",
    line: "if (known === null || verified === null || !isRight) throw wrongCredentials();",
    replaced: "verified === null",
    by: "false",
    because: "Without a stored password none is right.",
  },
];
