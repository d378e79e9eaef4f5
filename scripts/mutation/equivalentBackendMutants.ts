import type { EquivalentMutant } from "./equivalentMutants.ts";

/** The survivors in the backend that no test could notice. A run of all mutants (`--sample 1`) fails at an entry that nothing survives as. */
export const equivalentBackendMutants: ReadonlyArray<EquivalentMutant> = [
  {
    file: "apps/backend/src/checkout/createOrder.ts",
    line: "return entry && { ...entry, token: session.begin(entry.token, { stays: false }) };",
    replaced: "{ stays: false }",
    by: "{}",
    because: "A session that is not said to stay does not.",
  },
  {
    file: "apps/backend/src/checkout/decideOrder.ts",
    line: 'throw new Error("The rules let an order through without a way of delivery or payment");',
    replaced: '"The rules let an order through without a way of delivery or payment"',
    by: '""',
    because: "Only a fault in the rules would show it.",
  },
  {
    file: "apps/backend/src/login/login.ts",
    line: "if (known === null || verified === null || !isRight) throw wrongCredentials();",
    replaced: "verified === null",
    by: "false",
    because: "Without a stored password none is right.",
  },
];
