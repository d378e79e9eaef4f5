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
  {
    file: "apps/backend/src/login/login.ts",
    line: "if (known === null || verified === null || !isRight) throw wrongCredentials();",
    replaced: "known === null || verified === null",
    by: "known === null && verified === null",
    because: "Without a stored password none is right.",
  },
  {
    file: "apps/backend/src/login/confirmEmail.ts",
    line: 'return error instanceof Error && "code" in error && error.code === "23505";',
    replaced: 'error instanceof Error && "code" in error',
    by: "true",
    because: "Only errors are thrown, and only the database's have that code.",
  },
  {
    file: "apps/backend/src/payment/simplePay/readMessages.ts",
    line: 'if (content === null || typeof content["o"] !== "string") return null;',
    replaced: 'typeof content["o"] !== "string"',
    by: "false",
    because: "SimplePay is asked only about a text.",
  },
];
