import { defaultSettings } from "@kamra/core/settings";
import { collectDefaultMetrics } from "prom-client";
import { addJobs } from "./addJobs.ts";
import type { Backend, BackendOptions } from "./Backend.ts";
import { createShopCalendar } from "./catalogue/createShopCalendar.ts";
import { prepareCatalogue } from "./catalogue/prepareCatalogue.ts";
import { createApp } from "./createApp.ts";
import { openDatabase } from "./database/openDatabase.ts";
import type { Database } from "./database/Database.ts";
import { admissionGate } from "./http/admissionGate.ts";
import { admissionLimits } from "./http/admissionLimits.ts";
import { endConnections } from "./http/endConnections.ts";
import { inProcessFetch } from "./http/inProcessFetch.ts";
import { refuseWrongAddress } from "./http/refuseWrongAddress.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import { sendError, sendNotFound } from "./http/sendError.ts";
import { warnOfProxy } from "./http/warnOfProxy.ts";
import { createJobRunner } from "./jobs/createJobRunner.ts";
import { createMetrics } from "./observability/createMetrics.ts";
import { observeConnections } from "./observability/observeConnections.ts";
import { observeJob } from "./observability/observeJob.ts";
import { observeOwnDatabase } from "./observability/observeOwnDatabase.ts";
import { observeRequests } from "./observability/observeRequests.ts";
import { openTracing } from "./observability/openTracing.ts";
import type { Tracing } from "./observability/Tracing.ts";
import { movableClock } from "./operations/movableClock.ts";
import type { BackendParts } from "./BackendParts.ts";
import { registerServices } from "./registerServices.ts";
import { referenceSeed } from "./seed/referenceSeed.ts";
import { placeVariable } from "./supervisor/sharedMetrics.ts";
import { defaultLimits } from "./session/shopLimits.ts";
import { takeOverToken } from "./session/takeOverToken.ts";
import { warnOfCollisions } from "./session/warnOfCollisions.ts";

interface Observers extends Pick<BackendParts, "app" | "metrics"> {
  readonly tracing: Tracing | null;
}

async function openObserved(
  { database: location, onStatement }: BackendOptions,
  { app, metrics, tracing }: Observers,
): Promise<Database> {
  const database = await openDatabase(location, {
    onStatement(statement, milliseconds) {
      metrics.statementSeconds.observe(milliseconds / 1000);
      tracing?.statement(statement, milliseconds);
      onStatement?.(statement);
    },
    onLateRead: (outcome) => metrics.lateReads.inc({ outcome }),
    onLag: (milliseconds) => metrics.replicaLag.set(milliseconds / 1000),
    onConnectionLost: (error) => app.log.warn({ err: error }, "The database has cut an idle connection"),
    onRestored: (restored) =>
      app.log.error(restored, "The database was damaged and is restored from its newest backup"),
    onReadOnly: (isReadOnly) =>
      isReadOnly
        ? app.log.error("The disk of the data folder is nearly full: the shop only reads until there is room")
        : app.log.warn("The disk of the data folder has room: the shop takes changes again"),
    onDiskError: (error) => app.log.error({ err: error }, "The room on the disk of the data folder cannot be read"),
    onWaiting: (reason) => app.log.warn({ err: reason }, "Waiting for a database that can be written to"),
  });
  if (database.connections !== null) observeConnections(metrics, database.connections);
  if (database.ownBytes !== null) observeOwnDatabase(metrics, database.ownBytes);
  return database;
}

/** Fills an empty shop, and closes the database when it cannot. */
async function prepare({
  app,
  clock,
  database,
  options,
  settings,
}: Omit<BackendParts, "calendar" | "gate" | "isLeaving" | "jobs">): Promise<void> {
  const { seed = referenceSeed({ brand: settings.brand }), onProgress } = options;
  try {
    await prepareCatalogue(database.unlimited, { seed, now: clock.now(), onProgress });
    await warnOfCollisions(database.db, app.log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Hooks for every route of the app, including those of other plugins. */
async function guard({ app, clock, db, options, shopUrl }: BackendParts): Promise<void> {
  app.setNotFoundHandler(sendNotFound);
  app.setErrorHandler(sendError);
  await securityHeaders(app, { shopUrl });
  app.addHook("onRequest", refuseWrongAddress({ shopUrl }));
  if (!options.trustedProxies) app.addHook("onRequest", warnOfProxy());
  app.addHook("onRequest", takeOverToken({ db, clock: clock.now, shopUrl }));
}

/**
 * Opens the database, fills an empty shop and returns a backend that does not listen yet: register further routes on its
 * `app`, then call `app.listen`. Waits while the PostgreSQL server is away or only reads.
 *
 * Errors: DataFolderInUse when another process holds the data folder; the driver's error when the database is
 * unreachable.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { shopUrl = "http://localhost:4000", limits = defaultLimits } = options;
  const settings = { ...defaultSettings, ...options.settings };
  const clock = movableClock(options.clock ?? (() => new Date()));
  const metrics = createMetrics(process.env[placeVariable]);
  const tracing = options.traces === undefined ? null : await openTracing(options.traces);
  const app = createApp(options, { tracing });
  if (options.isDevelopment === false && options.database.kind === "folder")
    app.log.warn("A live shop on the embedded database, which is for trying it out: set DATABASE_URL");
  const database = await openObserved(options, { app, metrics, tracing });
  const { db } = database;
  const opened = { options, settings, limits, shopUrl, app, database, db, clock, metrics };
  await prepare(opened);
  const jobs = createJobRunner(database.unlimited, {
    clock: clock.now,
    log: app.log,
    observe: observeJob({ metrics, tracing }),
  });
  const gate = admissionGate(admissionLimits);
  let isLeaving = false;
  const parts: BackendParts = {
    ...opened,
    gate,
    isLeaving: () => isLeaving,
    jobs,
    calendar: createShopCalendar(database.unlimited),
  };

  addJobs(parts);
  observeRequests(app, { metrics, tracing });
  const letGo = endConnections(app);
  await guard(parts);
  await app.register((services) => registerServices(services, parts));
  app.addHook("onListen", () => {
    collectDefaultMetrics({ register: metrics.registry });
    jobs.start();
  });
  app.addHook("onClose", async () => {
    await jobs.stop();
    await database.close();
    await tracing?.close();
  });
  return {
    app,
    database,
    shopUrl,
    gate,
    now: clock.now,
    fetch: inProcessFetch(app),
    runDueJobs: () => jobs.runDue(),
    letGo,
    leave: () => {
      isLeaving = true;
    },
    close: () => app.close(),
  };
}
