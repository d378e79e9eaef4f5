import type { BorgunSettings } from "./borgun/createBorgun.ts";
import type { Environment } from "../environment/Environment.ts";
import type { SimplePaySettings } from "./simplePay/connectSimplePay.ts";

/** By which providers the shop takes cards. */
export interface CardContracts {
  readonly simplePay?: SimplePaySettings | undefined;
  readonly borgun?: BorgunSettings | undefined;
}

function simplePayOf({
  SIMPLEPAY_URL: baseUrl = "https://secure.simplepay.hu",
  SIMPLEPAY_MERCHANT: merchant,
  SIMPLEPAY_SECRET_KEY: secretKey,
}: Environment): SimplePaySettings | undefined {
  return merchant && secretKey ? { baseUrl, merchant, secretKey } : undefined;
}

function borgunOf(environment: Environment): BorgunSettings | undefined {
  const {
    BORGUN_URL: pageUrl = "https://securepay.borgun.is/securepay/default.aspx",
    BORGUN_MERCHANT: merchantId,
    BORGUN_GATEWAY: gatewayId,
    BORGUN_SECRET_KEY: secretKey,
  } = environment;
  return merchantId && gatewayId && secretKey ? { pageUrl, merchantId, gatewayId, secretKey } : undefined;
}

/**
 * The contracts with payment providers in the environment: those whose settings are complete; only the address has a
 * default.
 */
export function cardContractsOf(environment: Environment): CardContracts {
  return { simplePay: simplePayOf(environment), borgun: borgunOf(environment) };
}
