import { escapeUTF8 } from "entities";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { databaseRetrySeconds, isUnavailable } from "../database/isUnavailable.ts";
import type { ProviderName } from "../database/tables/PaymentTables.ts";
import { page } from "../http/page.ts";
import type { PaymentForm, PaymentProvider, PaymentRequest, ProviderAnswer } from "./PaymentProvider.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import { ProviderFailure } from "./ProviderFailure.ts";
import { companies } from "./companies.ts";
import { hiddenFields } from "./hiddenFields.ts";
import { readAsText, textOf } from "./readAsText.ts";
import { settlePayment } from "./settlePayment.ts";
import { paymentAwayTexts as text, paymentPageTexts } from "./text.hu.ts";

interface Attempt {
  readonly reference: string;
  readonly provider: ProviderName;
  readonly now: Date;
}

/** The request of a provider's attempt that is still to be paid; `null` without one. */
async function findPaymentRequest(
  db: Kysely<DatabaseSchema>,
  { reference, provider, now }: Attempt,
): Promise<PaymentRequest | null> {
  const row = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .where("payments.reference", "=", reference)
    .where("payments.provider", "=", provider)
    .where("payments.status", "=", "PENDING")
    .select(["payments.amount", "payments.order_id", "payments.card_use", "orders.contact_email"])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        reference,
        amount: row.amount,
        orderId: row.order_id,
        email: row.contact_email,
        now,
        savesCard: row.card_use === "KEEP",
      };
}

const script = "document.forms[0].submit()";
const scriptHash = createHash("sha256").update(script).digest("base64");

/** A page that submits its form to a provider automatically, or by a button without scripts. */
function formPage({ action, fields }: PaymentForm): {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const body = `<form method="post" action="${escapeUTF8(action)}">${hiddenFields(fields)}<button>${paymentPageTexts.button}</button></form><script>${script}</script>`;
  return {
    html: page(paymentPageTexts.title, body),
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'sha256-${scriptHash}'; form-action ${new URL(action).origin}; frame-ancestors 'none'; base-uri 'none'`,
    },
  };
}

/** A page for a shopper whose payment cannot be looked up for now: its button sends the same request again. */
const sendAwayPage = (
  reply: FastifyReply,
  { method, fields }: { readonly method: string; readonly fields: URLSearchParams },
): FastifyReply => {
  const again = method === "POST" ? "post" : "get";
  const body = `<p>${text.text}</p><form method="${again}">${hiddenFields(Object.fromEntries(fields))}<button>${text.button}</button></form>`;
  return reply
    .code(503)
    .header("retry-after", databaseRetrySeconds)
    .type("text/html; charset=utf-8")
    .send(page(text.title, body));
};

export interface PaymentRouteOptions {
  readonly payments: PaymentProviders;
  readonly db: Kysely<DatabaseSchema>;
  readonly clock: () => Date;
  readonly shopUrl: string;
}

/** The provider and the options of its routes. */
interface ProviderRoutes extends Omit<PaymentRouteOptions, "payments"> {
  readonly name: ProviderName;
  readonly provider: PaymentProvider;
  readonly log: PaymentProviders["log"];
}

/** The fields of the address or form. */
function fieldsOf({ url, body }: { readonly url: string; readonly body: unknown }): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(url.split("?", 2)[1]), ...new URLSearchParams(textOf(body))]);
}

const settle = ({ name, db, clock, log }: ProviderRoutes, answer: ProviderAnswer) =>
  settlePayment({ db, now: clock(), log }, { provider: name, answer });

const warn = ({ name, log }: ProviderRoutes) =>
  log.warn({ provider: name }, "A message on a payment that its provider has not sent, or that fits no payment");

/** Shoppers see the result on a page of the shop. */
const explain = (reply: FastifyReply, what: "ismeretlen" | "lezarult", { shopUrl }: ProviderRoutes) =>
  reply.redirect(`${shopUrl}/megrendeles/statusz?fizetes=${what}`, 303);

function servePay(scope: FastifyInstance, routes: ProviderRoutes): void {
  const { name, provider, db, clock, log } = routes;
  scope.get<{ Params: { reference: string } }>(`/payment/${name}/pay/:reference`, {
    async handler({ params: { reference } }, reply) {
      const asked = await findPaymentRequest(db, { reference, provider: name, now: clock() });
      const form = asked && provider.formOf?.(asked);
      if (!form) return await explain(reply, "lezarult", routes);
      const { html, headers } = formPage(form);
      return await reply.headers(headers).send(html);
    },
    errorHandler(error, request, reply) {
      if (!isUnavailable(error)) throw error;
      log.error({ err: error }, "A payment cannot begin while the database is away");
      void sendAwayPage(reply, { method: request.method, fields: fieldsOf(request) });
    },
  });
}

function serveBack(scope: FastifyInstance, routes: ProviderRoutes): void {
  const { name, provider, shopUrl, log } = routes;
  scope.route({
    method: ["GET", "POST"],
    url: `/payment/${name}/back`,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const answer = await provider.readBack(fieldsOf(request));
      const order = answer && (await settle(routes, answer));
      if (order !== null) return await reply.redirect(`${shopUrl}/megrendeles/statusz/${order.transaction_id}`, 303);
      warn(routes);
      return await explain(reply, "ismeretlen", routes);
    },
    errorHandler(error, request, reply) {
      log.error({ err: error }, "A shopper who comes back from paying cannot be dealt with");
      if (isUnavailable(error)) void sendAwayPage(reply, { method: request.method, fields: fieldsOf(request) });
      else void explain(reply, "ismeretlen", routes);
    },
  });
}

function serveNotices(scope: FastifyInstance, routes: ProviderRoutes): void {
  const { name, provider, clock } = routes;
  scope.post(`/payment/${name}/notice`, async ({ body, headers }, reply) => {
    const signature = headers["signature"] === undefined ? null : String(headers["signature"]);
    const notice = await provider.readNotice({ body: textOf(body), signature });
    if (notice === null || (await settle(routes, notice.answer)) === null) {
      warn(routes);
      return await reply.code(400).type("text/plain; charset=utf-8").send("Bad request");
    }
    const { type, body: text, signature: own } = notice.acknowledge(clock());
    if (own !== null) void reply.header("signature", own);
    return await reply.type(type).send(text);
  });
}

/**
 * The payment routes: to Borgun (`/payment/borgun/pay/{reference}`), back from a provider (`/payment/simplePay/back`),
 * and notices of its server (`/payment/simplePay/notice`). A notice that is not from a provider, or is about an unknown
 * payment, gets 400. A shopper with such a message, or for an order that needs no payment, is sent to a page that
 * explains it. While the database is unavailable both get 503: the provider repeats its notice, and the shopper has a
 * button to retry.
 */
export const paymentRoutes: FastifyPluginAsync<PaymentRouteOptions> = async (app, { payments, db, clock, shopUrl }) => {
  const { providers, log } = payments;
  await app.register(async (scope) => {
    readAsText(scope);
    scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
      // They come again later.
      const isAway = error instanceof ProviderFailure || isUnavailable(error);
      if (isAway) void reply.header("retry-after", databaseRetrySeconds);
      const status = isAway ? 503 : (error.statusCode ?? 500);
      if (status >= 500) log.error({ err: error }, "A message on a payment cannot be dealt with");
      return await reply.code(status).type("text/plain; charset=utf-8").send("Error");
    });
    for (const { name } of companies) {
      const provider = providers[name];
      if (provider === undefined) continue;
      const routes = { name, provider, db, clock, shopUrl, log };
      servePay(scope, routes);
      serveBack(scope, routes);
      serveNotices(scope, routes);
    }
    await Promise.resolve();
  });
};
