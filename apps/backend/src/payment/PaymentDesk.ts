import type { FastifyBaseLogger } from "fastify";
import type { PaymentProvider, ProviderName } from "./PaymentProvider.ts";

/** Who takes cards for the shop. */
export interface PaymentDesk {
  /** Those alone that the shop has a contract with, or simulates. */
  readonly providers: Readonly<Partial<Record<ProviderName, PaymentProvider | undefined>>>;
  /** Money that comes when it should not, and what nobody can be proved to have said, is for people to look at. */
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
}
