import compress from "@fastify/compress";
import { defaultSettings } from "@kamra/core/settings";
import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import { fastify, type FastifyReply, type FastifyRequest } from "fastify";
import { collectDefaultMetrics } from "prom-client";
import type { Backend, BackendOptions } from "./Backend.ts";
import { createShopCalendar } from "./catalogue/createShopCalendar.ts";
import { prepareCatalogue } from "./catalogue/prepareCatalogue.ts";
import { openDatabase } from "./database/openDatabase.ts";
import type { Context } from "./graphql/Context.ts";
import { createBatches } from "./api/createBatches.ts";
import { graphiqlRoute } from "./api/graphiqlRoute.ts";
import { graphqlRoute } from "./api/graphqlRoute.ts";
import { matchedHash } from "./api/matchedHash.ts";
import { goodidClient } from "./goodid/goodidClient.ts";
import { goodidPaths } from "./goodid/goodidPaths.ts";
import { goodidRoutes } from "./goodid/goodidRoutes.ts";
import { goodidSimulator } from "./goodid/goodidSimulator.ts";
import { simulatorSettings } from "./goodid/simulatorSettings.ts";
import { answerUnparsed } from "./http/answerUnparsed.ts";
import { allowOrigins } from "./http/allowOrigins.ts";
import { browserOf } from "./http/browserOf.ts";
import { endConnections } from "./http/endConnections.ts";
import { healthRoute } from "./http/healthRoute.ts";
import { inProcessFetch } from "./http/inProcessFetch.ts";
import { logSettings } from "./http/logSettings.ts";
import { isTarget } from "./http/isTarget.ts";
import { readJson } from "./http/readJson.ts";
import { refuseUnstorable } from "./http/refuseUnstorable.ts";
import { refuseWrongAddress } from "./http/refuseWrongAddress.ts";
import { trustedProxiesOf } from "./http/trustedProxiesOf.ts";
import { sendError, sendNotFound } from "./http/sendError.ts";
import { warnOfProxy } from "./http/warnOfProxy.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import { referenceSeed } from "./seed/referenceSeed.ts";
import { imageRoutes } from "./image/imageRoutes.ts";
import { idempotencyKey } from "./idempotency/idempotencyKey.ts";
import { imageUrls as ownImageUrls } from "./image/imageUrls.ts";
import { createJobRunner } from "./jobs/createJobRunner.ts";
import { forgetExpired } from "./jobs/forgetExpired.ts";
import { listRoutes } from "./lists/listRoutes.ts";
import { mailboxRoutes } from "./mail/mailboxRoutes.ts";
import { mailJob } from "./mail/mailJob.ts";
import { createMetrics } from "./observability/createMetrics.ts";
import { metricsRoute } from "./observability/metricsRoute.ts";
import { observeConnections } from "./observability/observeConnections.ts";
import { observeOwnDatabase } from "./observability/observeOwnDatabase.ts";
import { observeJob } from "./observability/observeJob.ts";
import { observeRequests } from "./observability/observeRequests.ts";
import { openTracing } from "./observability/openTracing.ts";
import { movableClock } from "./operations/movableClock.ts";
import { operationsRoutes } from "./operations/operationsRoutes.ts";
import { cancelUnpaidOrders } from "./payment/cancelUnpaidOrders.ts";
import { forgetDueCards } from "./payment/forgetDueCards.ts";
import { openPaymentProviders } from "./payment/openPaymentProviders.ts";
import type { PaymentProviders } from "./payment/PaymentProviders.ts";
import { paymentRoutes } from "./payment/paymentRoutes.ts";
import { offerPersonalPrices } from "./personal/offerPersonalPrices.ts";
import { reconcilePayments } from "./payment/reconcilePayments.ts";
import { robotsRoute } from "./sitemap/robotsRoute.ts";
import { sitemapRoutes } from "./sitemap/sitemapRoutes.ts";
import { todaysCost } from "./session/argon2id.ts";
import { clientNetwork } from "./session/clientNetwork.ts";
import { deviceCookie, deviceTokenOf } from "./session/deviceCookie.ts";
import { signInBrowserOf } from "./session/signInCookie.ts";
import { tellBackInStock } from "./subscription/tellBackInStock.ts";
import { openSession } from "./session/openSession.ts";
import { takeOverToken } from "./session/takeOverToken.ts";
import { warnOfCollisions } from "./session/warnOfCollisions.ts";

/** In seconds. */
const day = 24 * 60 * 60;

/** Milliseconds in which a request must have arrived whole. */
const longestRequest = 60_000;

/**
 * Opens the database, makes the catalogue ready for today and returns a backend that does not listen yet: register
 * further routes on its `app`, then call `app.listen`.
 *
 * Errors: DataFolderInUse when another process holds the data folder; the driver's error when the database is
 * unreachable.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const {
    clock: realClock = () => new Date(),
    logger = {},
    imageUrls = (key) => ownImageUrls(key, { base: "" }),
    cards = {},
    passwordCost = todaysCost,
    onProgress,
    onStatement,
  } = options;
  const settings = { ...defaultSettings, ...options.settings };
  const { seed = referenceSeed({ brand: settings.brand }) } = options;
  const metrics = createMetrics();
  const tracing = options.traces === undefined ? null : await openTracing(options.traces);
  // Only developers are given a way to move it.
  const movable = movableClock(realClock);
  const clock = movable.now;
  const app = fastify({
    logger: logger && { ...logSettings(logger), ...(tracing && { mixin: tracing.logFields }) },
    forceCloseConnections: "idle",
    genReqId: () => randomUUID(),
    trustProxy: trustedProxiesOf(options.trustedProxies ?? ""),
    requestTimeout: longestRequest,
    clientErrorHandler: answerUnparsed,
    // What cannot be routed goes where there always is a route, for `refuseWrongAddress` to answer.
    rewriteUrl: ({ url = "/" }) => (isTarget(url) ? url : "/"),
  });
  const database = await openDatabase(options.database, {
    onStatement(statement, milliseconds) {
      metrics.statementSeconds.observe(milliseconds / 1000);
      tracing?.statement(statement, milliseconds);
      onStatement?.(statement);
    },
    onConnectionLost: (error) => app.log.warn({ err: error }, "The database has cut an idle connection"),
  });
  const { db } = database;
  if (database.connections !== null) observeConnections(metrics, database.connections);
  if (database.ownBytes !== null) observeOwnDatabase(metrics, database.ownBytes);
  try {
    await prepareCatalogue(db, { seed, now: clock(), onProgress });
    await warnOfCollisions(db, app.log);
  } catch (error) {
    await database.close();
    throw error;
  }

  const { shopUrl = "http://localhost:4000" } = options;
  const isSecure = shopUrl.startsWith("https://");
  const sender = { brand: settings.brand, shopUrl };
  const calendar = createShopCalendar(db);
  async function createContext(
    request: FastifyRequest,
    reply: FastifyReply,
    payments: PaymentProviders,
  ): Promise<Context> {
    const { headers, ip } = request;
    const now = clock();
    await calendar.turnTo(now);
    const caller = await openSession(request, { db, now, shopUrl, reply });
    return {
      db,
      now,
      ...caller,
      network: clientNetwork(ip),
      device: {
        token: deviceTokenOf(headers.cookie),
        keep: (token) => void reply.header("set-cookie", deviceCookie(token, { isSecure })),
      },
      signInBrowser: signInBrowserOf(headers.cookie),
      browser: browserOf(request),
      idempotencyKey: idempotencyKey(headers["idempotency-key"]),
      ifMatch: matchedHash(headers["if-match"]),
      imageUrls,
      inbox: options.inbox ?? null,
      settings,
      passwordCost,
      payments,
      batches: createBatches({ db, now, user: caller.user }),
    };
  }

  const jobs = createJobRunner(db, { clock, log: app.log, observe: observeJob({ metrics, tracing }) });
  // So that no shopper waits for it on the first request of the day, and no day is without its prices.
  jobs.add({ name: "turnCalendar", everySeconds: 60, run: () => calendar.turnTo(clock()).then(() => 0) });
  jobs.add({ name: "forgetExpired", everySeconds: 60, run: (signal) => forgetExpired(db, { now: clock(), signal }) });
  jobs.add({ name: "offerPersonalPrices", everySeconds: day, run: () => offerPersonalPrices(db, { now: clock() }) });
  jobs.add({
    name: "tellBackInStock",
    everySeconds: 60,
    run: (signal) => tellBackInStock(db, { now: clock(), signal }),
  });
  if (options.smtp !== undefined) jobs.add(mailJob(db, { smtp: options.smtp, sender, clock, log: app.log }));

  observeRequests(app, { metrics, tracing });
  endConnections(app);
  app.setNotFoundHandler(sendNotFound);
  app.setErrorHandler(sendError);
  await securityHeaders(app, { shopUrl });
  app.addHook("onRequest", refuseWrongAddress({ shopUrl }));
  if (!options.trustedProxies) app.addHook("onRequest", warnOfProxy());
  app.addHook("onRequest", takeOverToken({ db, clock, shopUrl }));
  // In a scope of their own, so that hooks and parsers of the services do not touch what else the app serves.
  await app.register(async (services) => {
    readJson(services);
    services.addHook("preHandler", refuseUnstorable);
    services.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
    await services.register(compress, {
      threshold: 1024,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    await services.register(healthRoute, { database });
    if (options.isDevelopment === true || options.metricsToken !== undefined)
      await services.register(metricsRoute, { metrics, token: options.metricsToken ?? null });
    await services.register(robotsRoute, { shopUrl });
    await services.register(sitemapRoutes, { db, shopUrl });
    await services.register(imageRoutes);
    const payments = await openPaymentProviders(services, {
      contracts: cards,
      isSimulated: options.isDevelopment === true,
      shopUrl,
      fetchOwn: inProcessFetch(app),
      log: app.log,
    });
    await services.register(paymentRoutes, { payments, db, clock, shopUrl });
    jobs.add({
      name: "reconcilePayments",
      everySeconds: 60,
      run: (signal) => reconcilePayments(db, { payments, clock, signal }),
    });
    jobs.add({
      name: "cancelUnpaidOrders",
      everySeconds: 300,
      run: (signal) => cancelUnpaidOrders(db, { payments, clock, signal }),
    });
    jobs.add({
      name: "forgetCards",
      everySeconds: 60,
      run: (signal) => forgetDueCards(db, { payments, clock, signal }),
    });
    const goodid = options.goodid ?? (options.isDevelopment === true ? simulatorSettings(shopUrl) : undefined);
    if (goodid !== undefined) {
      const redirectUri = `${shopUrl}${goodidPaths.callback}`;
      const isSimulated = options.goodid === undefined;
      if (isSimulated)
        await services.register(goodidSimulator, { settings: goodid, redirectUri, brand: settings.brand });
      const client = goodidClient({ settings: goodid, redirectUri, fetch: isSimulated ? inProcessFetch(app) : fetch });
      await services.register(goodidRoutes, { client, db, clock, shopUrl });
    }
    await services.register(async (open) => {
      await allowOrigins(open, options.corsOrigins ?? []);
      await open.register(graphqlRoute, {
        createContext: (request, reply) => createContext(request, reply, payments),
        isDevelopment: options.isDevelopment === true,
        onError: (code) => metrics.errors.inc({ code }),
      });
      await open.register(listRoutes, { db, clock, shopUrl });
    });
    if (options.isDevelopment === true) await services.register(graphiqlRoute);
    if (options.isDevelopment === true)
      await services.register(operationsRoutes, { db, clock: movable, shopUrl, runDueJobs: () => jobs.runDue() });
    if (options.isDevelopment === true && options.smtp === undefined)
      await services.register(mailboxRoutes, { db, sender });
  });
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
    fetch: inProcessFetch(app),
    runDueJobs: () => jobs.runDue(),
    close: () => app.close(),
  };
}
