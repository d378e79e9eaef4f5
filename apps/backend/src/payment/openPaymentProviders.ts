import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { createBorgun } from "./borgun/createBorgun.ts";
import type { CardContracts } from "./CardContracts.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";
import { createSimplePay } from "./simplePay/createSimplePay.ts";
import { simulateBorgun } from "./simulator/simulateBorgun.ts";
import { simulateSimplePay } from "./simulator/simulateSimplePay.ts";

interface ProviderOptions {
  readonly contracts: CardContracts;
  /** Whether to simulate providers without a contract. */
  readonly isSimulated: boolean;
  readonly shopUrl: string;
  /** Reaches this backend without a network. */
  readonly fetchOwn: typeof fetch;
  readonly log: PaymentProviders["log"];
}

/** Creates the shop's payment providers, and serves the simulated ones. */
export async function openPaymentProviders(
  app: FastifyInstance,
  { contracts, isSimulated, shopUrl, fetchOwn, log }: ProviderOptions,
): Promise<PaymentProviders> {
  const backUrl = `${shopUrl}/payment/simplePay/back`;
  const simulated = {
    fetch: fetchOwn,
    pageHeaders: {
      "content-security-policy": `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${shopUrl}`,
    },
  };
  const newKey = () => randomBytes(32).toString("hex");

  async function openSimplePay(): Promise<PaymentProvider | undefined> {
    if (contracts.simplePay !== undefined) return createSimplePay(contracts.simplePay, { fetch, backUrl });
    if (!isSimulated) return undefined;
    const settings = { baseUrl: `${shopUrl}/simulator/simplePay`, merchant: "KAMRA", secretKey: newKey() };
    await app.register(simulateSimplePay, {
      ...settings,
      ...simulated,
      prefix: "/simulator/simplePay",
      noticeUrl: `${shopUrl}/payment/simplePay/notice`,
    });
    return createSimplePay(settings, { fetch: fetchOwn, backUrl });
  }

  async function openBorgun(): Promise<PaymentProvider | undefined> {
    if (contracts.borgun !== undefined) return createBorgun(contracts.borgun, { shopUrl });
    if (!isSimulated) return undefined;
    const settings = { merchantId: "1234567", secretKey: newKey() };
    await app.register(simulateBorgun, { ...settings, ...simulated, prefix: "/simulator/borgun" });
    return createBorgun(
      { ...settings, gatewayId: "16", pageUrl: `${shopUrl}/simulator/borgun/default.aspx` },
      { shopUrl },
    );
  }

  return { log, providers: { simplePay: await openSimplePay(), borgun: await openBorgun() } };
}
