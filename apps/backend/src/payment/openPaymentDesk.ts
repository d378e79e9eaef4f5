import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { CardContracts } from "./CardContracts.ts";
import type { PaymentDesk } from "./PaymentDesk.ts";
import { simulateSimplePay } from "./simulator/simulateSimplePay.ts";
import { createSimplePay } from "./simplePay/createSimplePay.ts";

interface Surroundings {
  readonly contracts: CardContracts;
  /** Whether this backend plays the providers that there is no contract with. */
  readonly isSimulated: boolean;
  readonly shopUrl: string;
  /** Reaches this backend without a network. */
  readonly fetchOwn: typeof fetch;
  readonly log: PaymentDesk["log"];
}

/** Makes the providers that the shop takes cards by, and serves those that are simulated. */
export async function openPaymentDesk(app: FastifyInstance, { contracts, isSimulated, shopUrl, fetchOwn, log }: Surroundings): Promise<PaymentDesk> {
  const backUrl = `${shopUrl}/payment/simplePay/back`;
  if (contracts.simplePay !== undefined) return { log, providers: { simplePay: createSimplePay(contracts.simplePay, { fetch, backUrl }) } };
  if (!isSimulated) return { log, providers: {} };
  const pageHeaders = { "content-security-policy": `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${shopUrl}` };
  const simplePay = { baseUrl: `${shopUrl}/simulator/simplePay`, merchant: "KAMRA", secretKey: randomBytes(32).toString("hex") };
  await app.register(simulateSimplePay, { ...simplePay, prefix: "/simulator/simplePay", noticeUrl: `${shopUrl}/payment/simplePay/notice`, fetch: fetchOwn, pageHeaders });
  return { log, providers: { simplePay: createSimplePay(simplePay, { fetch: fetchOwn, backUrl }) } };
}
