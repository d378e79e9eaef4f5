import { fastify } from "fastify";
import { simulateBorgun } from "../../apps/backend/src/payment/simulator/simulateBorgun.ts";

/** A payment provider that is not part of the shop, and never fails. */
export interface Provider {
  /** The shop's contract with it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Serves the simulated Borgun in this process. Its notices go to the shop over the network, as a provider's do. */
export async function openProvider(): Promise<Provider> {
  const contract = { merchantId: "1234567", secretKey: "the drill's contract" };
  const app = fastify();
  await app.register(simulateBorgun, { ...contract, fetch, pageHeaders: {}, prefix: "/borgun" });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    environment: {
      BORGUN_URL: `${address}/borgun/default.aspx`,
      BORGUN_MERCHANT: contract.merchantId,
      BORGUN_GATEWAY: "16",
      BORGUN_SECRET_KEY: contract.secretKey,
    },
    close: () => app.close(),
  };
}
