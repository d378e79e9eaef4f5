import type { ShopSettings } from "@kamra/core/settings";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ImageConversions } from "../generated/resolvers.ts";
import type { Browser } from "../payment/PaymentProvider.ts";
import type { PaymentProviders } from "../payment/PaymentProviders.ts";
import type { Cost } from "../session/argon2id.ts";
import type { Caller } from "../session/findCaller.ts";
import type { Device } from "../session/knownDevices.ts";
import type { SessionKeeper } from "../session/openSession.ts";
import type { Batches } from "./createBatches.ts";

/** What resolvers use, created for each request. */
export interface Context extends Caller {
  readonly db: Kysely<DatabaseSchema>;
  /** One moment for the whole request, so that all its prices are of the same day. */
  readonly now: Date;
  readonly session: SessionKeeper;
  /** The client's network, from `clientNetwork`. */
  readonly network: string | null;
  /** Identifies browsers from which a user has logged in before. */
  readonly device: Device;
  /** Proof that this browser returned from a sign-in provider; `null` without one. */
  readonly signInBrowser: string | null;
  /** The browser's own headers. */
  readonly browser: Browser;
  /** Of its `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
  /** Of its `If-Match` header. */
  readonly ifMatch: string | null;
  readonly imageUrls: (key: string) => ImageConversions;
  /** Where the shop's people get mail. */
  readonly inbox: string | null;
  readonly settings: ShopSettings;
  /** The cost of a password hash. */
  readonly passwordCost: Cost;
  readonly payments: PaymentProviders;
  readonly batches: Batches;
}
