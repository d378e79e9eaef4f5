import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ProviderName } from "../database/tables/PaymentTables.ts";
import { companies } from "./companies.ts";
import type { CardContract } from "./PaymentCompany.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";

interface ProviderOptions {
  readonly contracts: ReadonlyArray<CardContract>;
  /** Whether to simulate companies without a contract. */
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
  const policy = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${shopUrl}`;
  const providers: Partial<Record<ProviderName, PaymentProvider>> = {};
  for (const { name, simulate } of companies) {
    const contract = contracts.find(({ company }) => company === name);
    if (contract !== undefined) providers[name] = contract.open({ shopUrl, fetch });
    else if (isSimulated) {
      const simulated = await simulate(app, {
        prefix: `/simulator/${name}`,
        shopUrl,
        fetch: fetchOwn,
        pageHeaders: { "content-security-policy": policy },
        secretKey: randomBytes(32).toString("hex"),
      });
      providers[name] = simulated.open({ shopUrl, fetch: fetchOwn });
    }
  }
  return { log, providers };
}
