import type { ShopSettings } from "@kamra/core/settings";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ImageConversions } from "../generated/resolvers.ts";
import type { Browser } from "../payment/PaymentProvider.ts";
import type { PaymentDesk } from "../payment/PaymentDesk.ts";
import type { Caller } from "../session/findCaller.ts";
import type { Device } from "../session/knownDevices.ts";
import type { SessionKeeper } from "../session/openSession.ts";
import type { Batches } from "./createBatches.ts";

/** What resolvers work with, made anew for each request. */
export interface Context extends Caller {
  readonly db: Kysely<DatabaseSchema>;
  /** One moment for the whole request, so that all its prices are of the same day. */
  readonly now: Date;
  readonly session: SessionKeeper;
  /** Where the request comes from, as `clientNetwork` tells it. */
  readonly network: string | null;
  /** By which accounts tell the browser of somebody who has logged in before. */
  readonly device: Device;
  /** What the browser has that came back from a sign-in provider; `null` when it has nothing. */
  readonly signInBrowser: string | null;
  /** What the browser says of itself. */
  readonly browser: Browser;
  /** Of its `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
  /** Of its `If-Match` header. */
  readonly ifMatch: string | null;
  readonly imageUrls: (key: string) => ImageConversions;
  /** Where the shop's people get mail. */
  readonly inbox: string | null;
  readonly settings: ShopSettings;
  readonly payments: PaymentDesk;
  readonly batches: Batches;
}
