import type { Environment } from "../environment/Environment.ts";
import { borgun } from "./borgun/createBorgun.ts";
import type { CardContract, PaymentCompany } from "./PaymentCompany.ts";
import { simplePay } from "./simplePay/createSimplePay.ts";

/** The companies that take cards. A new one is an entry here. */
export const companies: ReadonlyArray<PaymentCompany> = [simplePay, borgun];

/** The contracts in the environment. */
export const cardContractsOf = (environment: Environment): ReadonlyArray<CardContract> =>
  companies.flatMap(({ contractOf }) => contractOf(environment) ?? []);
