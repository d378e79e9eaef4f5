import type { PaymentKind } from "@kamra/core/payment";
import type { FastifyInstance } from "fastify";
import type { ProviderName } from "../database/tables/PaymentTables.ts";
import type { Environment } from "../environment/Environment.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";

/** A contract with a company that takes cards. */
export interface CardContract {
  readonly company: ProviderName;
  readonly open: (options: { readonly shopUrl: string; readonly fetch: typeof fetch }) => PaymentProvider;
}

/** Where a simulated company is, and how it reaches the shop. */
export interface Simulation {
  /** The path of its routes. */
  readonly prefix: string;
  readonly shopUrl: string;
  /** Reaches this backend without a network. */
  readonly fetch: typeof fetch;
  readonly pageHeaders: Readonly<Record<string, string>>;
  /** A new key for both sides. */
  readonly secretKey: string;
}

/** A company that takes cards. */
export interface PaymentCompany {
  readonly name: ProviderName;
  /** The ways of paying that go through it. */
  readonly kinds: ReadonlyArray<PaymentKind>;
  /** The contract in the environment, if all its settings are there; only the company's address has a default. */
  readonly contractOf: (environment: Environment) => CardContract | undefined;
  /** Serves a simulated one for development, and returns a contract with it. */
  readonly simulate: (app: FastifyInstance, simulation: Simulation) => Promise<CardContract>;
}
