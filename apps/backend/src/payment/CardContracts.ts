import type { SimplePaySettings } from "./simplePay/createSimplePay.ts";

/** By which providers the shop takes cards. */
export interface CardContracts {
  readonly simplePay?: SimplePaySettings | undefined;
}

/** The contracts that the environment names: those alone whose merchant and secret key are set. */
export function cardContractsOf(environment: Readonly<Record<string, string | undefined>>): CardContracts {
  const { SIMPLEPAY_URL: baseUrl = "https://secure.simplepay.hu", SIMPLEPAY_MERCHANT: merchant, SIMPLEPAY_SECRET_KEY: secretKey } = environment;
  return { simplePay: merchant && secretKey ? { baseUrl, merchant, secretKey } : undefined };
}
