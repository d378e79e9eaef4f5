import compress from "@fastify/compress";
import { constants } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { addPaymentJobs } from "./addJobs.ts";
import { graphiqlRoute } from "./api/graphiqlRoute.ts";
import { graphqlRoute } from "./api/graphqlRoute.ts";
import { createContext } from "./createContext.ts";
import { onBehalfOf } from "./database/fairDialect.ts";
import { goodidClient } from "./goodid/goodidClient.ts";
import { goodidPaths } from "./goodid/goodidPaths.ts";
import { goodidRoutes } from "./goodid/goodidRoutes.ts";
import { goodidSimulator } from "./goodid/goodidSimulator.ts";
import { simulatorSettings } from "./goodid/simulatorSettings.ts";
import { allowOrigins } from "./http/allowOrigins.ts";
import { clientNetwork } from "./http/clientNetwork.ts";
import { healthRoute } from "./http/healthRoute.ts";
import { inProcessFetch } from "./http/inProcessFetch.ts";
import { readJson } from "./http/readJson.ts";
import { refuseUnstorable } from "./http/refuseUnstorable.ts";
import { imageRoutes } from "./image/imageRoutes.ts";
import { linkPictureRoutes } from "./image/linkPictureRoutes.ts";
import { listRoutes } from "./lists/listRoutes.ts";
import { mailboxRoutes } from "./mail/mailboxRoutes.ts";
import { metricsRoute } from "./observability/metricsRoute.ts";
import { unsubscribeRoute } from "./newsletter/unsubscribeRoute.ts";
import { operationsRoutes } from "./operations/operationsRoutes.ts";
import type { BackendParts } from "./BackendParts.ts";
import { openPaymentProviders } from "./payment/openPaymentProviders.ts";
import type { PaymentProviders } from "./payment/PaymentProviders.ts";
import { paymentRoutes } from "./payment/paymentRoutes.ts";
import { robotsRoute } from "./sitemap/robotsRoute.ts";
import { sitemapRoutes } from "./sitemap/sitemapRoutes.ts";

/** Payment by card, with the jobs that it needs. */
async function registerPayments(services: FastifyInstance, parts: BackendParts): Promise<PaymentProviders> {
  const { app, clock, db, options, shopUrl } = parts;
  const payments = await openPaymentProviders(services, {
    contracts: options.cards ?? [],
    isSimulated: options.isDevelopment === true,
    shopUrl,
    fetchOwn: inProcessFetch(app),
    log: app.log,
  });
  await services.register(paymentRoutes, { payments, db, clock: clock.now, shopUrl });
  addPaymentJobs(parts, { payments });
  return payments;
}

/** Sign-in by GoodID; in development without a contract, at a simulated provider. */
async function registerGoodid(
  services: FastifyInstance,
  { app, clock, db, limits, options, settings: { brand }, shopUrl }: BackendParts,
): Promise<void> {
  const settings = options.goodid ?? (options.isDevelopment === true ? simulatorSettings(shopUrl) : undefined);
  if (settings === undefined) return;
  const redirectUri = `${shopUrl}${goodidPaths.callback}`;
  const isSimulated = options.goodid === undefined;
  if (isSimulated) await services.register(goodidSimulator, { settings, redirectUri, brand });
  const client = goodidClient({ settings, redirectUri, fetch: isSimulated ? inProcessFetch(app) : fetch });
  await services.register(goodidRoutes, {
    client,
    db,
    clock: clock.now,
    limits,
    shopUrl,
  });
}

/** The calls of frontends: GraphQL and the list service. */
async function registerCalls(
  services: FastifyInstance,
  parts: BackendParts & { readonly payments: PaymentProviders },
): Promise<void> {
  const { clock, db, gate, limits, metrics, options, shopUrl } = parts;
  await services.register(async (open) => {
    await allowOrigins(open, options.corsOrigins ?? []);
    open.addHook("onSend", async (_request, reply) => void reply.header("server-time", clock.now().toISOString()));
    await open.register(graphqlRoute, {
      createContext: (request, reply, timeliness) => createContext({ request, reply, timeliness }, parts),
      extension: options.extension,
      isDevelopment: options.isDevelopment === true,
      gate,
      onError: (code) => metrics.errors.inc({ code }),
    });
    await open.register(listRoutes, { db, clock: clock.now, limits, shopUrl, gate });
  });
}

async function registerDeveloperTools(
  services: FastifyInstance,
  { clock, db, jobs, options, settings: { brand }, shopUrl }: BackendParts,
): Promise<void> {
  await services.register(graphiqlRoute);
  await services.register(operationsRoutes, { db, clock, shopUrl, runDueJobs: () => jobs.runDue() });
  if (options.smtp === undefined) await services.register(mailboxRoutes, { db, sender: { brand, shopUrl } });
}

/** All routes of a backend. Register it in its own Fastify scope: its hooks and parsers must not apply to other routes. */
export async function registerServices(services: FastifyInstance, parts: BackendParts): Promise<void> {
  const { database, db, gate, isLeaving, metrics, options, shopUrl } = parts;
  const { isDevelopment = false, metricsToken = null, sitePaths = ["/"] } = options;
  readJson(services);
  services.addHook("preValidation", ({ ip }, _reply, done) => onBehalfOf(clientNetwork(ip) ?? "", done));
  services.addHook("preHandler", refuseUnstorable);
  services.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  await services.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await services.register(healthRoute, { database, isLeaving });
  if (isDevelopment || metricsToken !== null) await services.register(metricsRoute, { metrics, token: metricsToken });
  await services.register(robotsRoute, { shopUrl });
  await services.register(sitemapRoutes, { db, shopUrl, sitePaths, gate });
  if (options.pictures !== undefined) {
    await services.register(imageRoutes, { pictures: options.pictures });
    await services.register(linkPictureRoutes, { pictures: options.pictures, db, gate });
  }
  await services.register(unsubscribeRoute, { db });
  const payments = await registerPayments(services, parts);
  await registerGoodid(services, parts);
  await registerCalls(services, { ...parts, payments });
  if (isDevelopment) await registerDeveloperTools(services, parts);
}
