import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { formPage } from "./formPage.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import type { ProviderName } from "../database/tables/PaymentTables.ts";
import type { PaymentProvider, PaymentRequest, ProviderAnswer } from "./PaymentProvider.ts";
import { ProviderFailure } from "./ProviderFailure.ts";
import { readAsText, textOf } from "./readAsText.ts";
import { settlePayment } from "./settlePayment.ts";

export interface PaymentRouteOptions {
  readonly payments: PaymentProviders;
  readonly db: Kysely<DatabaseSchema>;
  readonly clock: () => Date;
  readonly shopUrl: string;
}

const names = ["borgun", "simplePay"] as const satisfies ReadonlyArray<ProviderName>;

/** The fields of the address or form. */
function fieldsOf({ url, body }: { readonly url: string; readonly body: unknown }): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(url.split("?", 2)[1]), ...new URLSearchParams(textOf(body))]);
}

/**
 * The payment routes: to Borgun (`/payment/borgun/pay/{reference}`), back from a provider (`/payment/simplePay/back`),
 * and notices of its server (`/payment/simplePay/notice`). A notice that is not from a provider, or is about an unknown
 * payment, is 400; a shopper with such a message, or for an order that needs no payment, is led to a page that explains
 * it.
 */
export const paymentRoutes: FastifyPluginAsync<PaymentRouteOptions> = async (app, { payments, db, clock, shopUrl }) => {
  const { providers, log } = payments;

  const warn = (provider: ProviderName) =>
    log.warn({ provider }, "A message on a payment that its provider has not sent, or that fits no payment");
  /** Shoppers see the result on a page of the shop. */
  const explain = (reply: FastifyReply, what: "ismeretlen" | "lezarult") =>
    reply.redirect(`${shopUrl}/megrendeles/statusz?fizetes=${what}`, 303);

  const settle = (provider: ProviderName, answer: ProviderAnswer) =>
    settlePayment({ db, now: clock(), log }, { provider, answer });

  async function findRequest(reference: string, provider: ProviderName): Promise<PaymentRequest | null> {
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
          now: clock(),
          keepsCard: row.card_use === "KEEP",
        };
  }

  function serve(scope: FastifyInstance, name: ProviderName, provider: PaymentProvider): void {
    scope.route({
      method: ["GET", "POST"],
      url: `/payment/${name}/back`,
      exposeHeadRoute: false,
      async handler(request, reply) {
        const answer = await provider.readBack(fieldsOf(request));
        const order = answer && (await settle(name, answer));
        if (order !== null) return await reply.redirect(`${shopUrl}/megrendeles/statusz/${order.transaction_id}`, 303);
        warn(name);
        return await explain(reply, "ismeretlen");
      },
      errorHandler(error, _request, reply) {
        log.error({ err: error }, "A shopper who comes back from paying cannot be dealt with");
        void explain(reply, "ismeretlen");
      },
    });
    scope.get<{ Params: { reference: string } }>(
      `/payment/${name}/pay/:reference`,
      async ({ params: { reference } }, reply) => {
        const asked = await findRequest(reference, name);
        const form = asked && provider.formOf?.(asked);
        if (!form) return await explain(reply, "lezarult");
        const { html, headers } = formPage(form);
        return await reply.headers(headers).send(html);
      },
    );
    scope.post(`/payment/${name}/notice`, async ({ body, headers }, reply) => {
      const signature = headers["signature"] === undefined ? null : String(headers["signature"]);
      const notice = await provider.readNotice({ body: textOf(body), signature });
      if (notice === null || (await settle(name, notice.answer)) === null) {
        warn(name);
        return await reply.code(400).type("text/plain; charset=utf-8").send("Bad request");
      }
      const { type, body: text, signature: own } = notice.acknowledge(clock());
      if (own !== null) void reply.header("signature", own);
      return await reply.type(type).send(text);
    });
  }

  await app.register(async (scope) => {
    readAsText(scope);
    scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
      // They come again later.
      const status = error instanceof ProviderFailure ? 503 : (error.statusCode ?? 500);
      if (status >= 500) log.error({ err: error }, "A message on a payment cannot be dealt with");
      return await reply.code(status).type("text/plain; charset=utf-8").send("Error");
    });
    for (const name of names) {
      const provider = providers[name];
      if (provider !== undefined) serve(scope, name, provider);
    }
    await Promise.resolve();
  });
};
