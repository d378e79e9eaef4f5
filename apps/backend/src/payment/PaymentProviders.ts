import type { FastifyBaseLogger } from "fastify";
import type { PaymentProvider, ProviderName } from "./PaymentProvider.ts";

/** The payment providers of the shop. */
export interface PaymentProviders {
  /** Those with a contract, and simulated ones. */
  readonly providers: Readonly<Partial<Record<ProviderName, PaymentProvider | undefined>>>;
  /** Unexpected money and unproved messages need a human. */
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
}
