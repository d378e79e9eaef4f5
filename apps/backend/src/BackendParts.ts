import type { ShopSettings } from "@kamra/core/settings";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { BackendOptions } from "./Backend.ts";
import type { ShopCalendar } from "./catalogue/createShopCalendar.ts";
import type { Database } from "./database/Database.ts";
import type { DatabaseSchema } from "./database/DatabaseSchema.ts";
import type { AdmissionGate } from "./http/admissionGate.ts";
import type { JobRunner } from "./jobs/createJobRunner.ts";
import type { Metrics } from "./observability/createMetrics.ts";
import type { MovableClock } from "./operations/movableClock.ts";
import type { ShopLimits } from "./session/shopLimits.ts";

/** What the parts of a backend share. */
export interface BackendParts {
  readonly options: BackendOptions;
  readonly settings: ShopSettings;
  readonly limits: ShopLimits;
  /** The public address of the shop. */
  readonly shopUrl: string;
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly db: Kysely<DatabaseSchema>;
  /** Only developers can move it. */
  readonly clock: MovableClock;
  readonly calendar: ShopCalendar;
  readonly gate: AdmissionGate;
  /** Whether the backend is closing: a balancer should send no more requests. */
  readonly isLeaving: () => boolean;
  readonly jobs: JobRunner;
  readonly metrics: Metrics;
}
