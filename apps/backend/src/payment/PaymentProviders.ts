import type { FastifyBaseLogger } from "fastify";
import type { ProviderName } from "../database/tables/PaymentTables.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";

/** The payment providers of the shop. */
export interface PaymentProviders {
  /** Those with a contract, and simulated ones. */
  readonly providers: Readonly<Partial<Record<ProviderName, PaymentProvider | undefined>>>;
  /** Unexpected money and unproved messages need a human. */
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
}

declare module "../graphql/Context.ts" {
  interface Context {
    readonly payments: PaymentProviders;
  }
}
