import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { FastifyPluginCallback, FastifyReply } from "fastify";
import { parseRecord } from "../parseRecord.ts";
import { readAsText, textOf } from "../readAsText.ts";
import { type Choice, isChoice } from "./Choice.ts";
import { choicePage } from "./choicePage.ts";
import { refuseStrangers } from "../../http/refuseStrangers.ts";

export interface SimplePaySimulation {
  readonly merchant: string;
  readonly secretKey: string;
  /** Where this is reached. */
  readonly baseUrl: string;
  /** The notice address that the merchant named. */
  readonly noticeUrl: string;
  readonly fetch: typeof fetch;
  readonly pageHeaders: Readonly<Record<string, string>>;
}

interface Transaction {
  readonly transactionId: number;
  readonly orderRef: string;
  readonly currency: string;
  readonly url: string;
  /** Its registered card, if any. */
  readonly cardSecret: string | null;
  total: number;
  status: "CANCELLED" | "FINISHED" | "INPAYMENT" | "NOTAUTHORIZED" | "TIMEOUT";
}

const events = {
  CANCELLED: "CANCEL",
  FINISHED: "SUCCESS",
  INPAYMENT: "SUCCESS",
  NOTAUTHORIZED: "FAIL",
  TIMEOUT: "TIMEOUT",
} as const satisfies Record<Transaction["status"], string>;

/** A saved card, and the result of its charges: that of the registering payment. */
interface Card {
  readonly secret: string;
  readonly choice: Choice;
  status: "ACTIVE" | "DISABLED";
}

const cardExpiry = "2031-10-31T00:00:00+01:00";
const cardMask = "4444-xxxx-xxxx-0104";

const statuses: Readonly<Record<Choice, ReadonlyArray<Transaction["status"]>>> = {
  approve: ["FINISHED"],
  twice: ["FINISHED"],
  silent: ["FINISHED"],
  less: ["FINISHED"],
  refuse: ["NOTAUTHORIZED"],
  cancel: ["CANCELLED"],
  timeOut: ["TIMEOUT"],
  late: ["NOTAUTHORIZED", "FINISHED"],
  forge: [],
};

/** Its code for an unexplained failure. */
const unexplained = 5000;

/** SimplePay's side of its protocol, for development. It forgets everything when the process ends. */
export const simulateSimplePay: FastifyPluginCallback<SimplePaySimulation> = (
  app,
  { merchant, secretKey, baseUrl, noticeUrl, fetch, pageHeaders },
  done,
) => {
  const transactions = new Map<string, Transaction>();
  const cards = new Map<number, Card>();
  const sign = (text: string) => createHmac("sha384", secretKey).update(text).digest("base64");
  const forged = () => randomBytes(48).toString("base64");
  app.addHook("onRequest", refuseStrangers);
  readAsText(app);

  async function answer(reply: FastifyReply, fields: Readonly<Record<string, unknown>>): Promise<FastifyReply> {
    const body = JSON.stringify({ salt: randomBytes(16).toString("hex"), merchant, ...fields });
    return await reply.type("application/json; charset=utf-8").header("signature", sign(body)).send(body);
  }

  /** The merchant's request; `null` when its signature is wrong. */
  function asked(body: unknown, signature: unknown): Readonly<Record<string, unknown>> | null {
    const text = textOf(body);
    const message = signature === sign(text) ? parseRecord(text) : null;
    return message?.["merchant"] === merchant ? message : null;
  }

  async function notify(
    { transactionId, orderRef, status, cardSecret }: Transaction,
    signed: (text: string) => string,
  ): Promise<void> {
    const at = new Date().toISOString();
    const card = cardSecret !== null && status === "FINISHED" && { cardMask, expiry: cardExpiry };
    const body = JSON.stringify({
      salt: randomBytes(16).toString("hex"),
      orderRef,
      method: "CARD",
      merchant,
      finishDate: at,
      paymentDate: at,
      transactionId,
      status,
      ...card,
    });
    await fetch(noticeUrl, {
      method: "POST",
      headers: { "content-type": "application/json", signature: signed(body) },
      body,
    });
  }

  function backUrl({ transactionId, orderRef, status, url }: Transaction, signed: (text: string) => string): string {
    const message = JSON.stringify({
      r: status === "FINISHED" ? 0 : 2013,
      t: transactionId,
      e: events[status],
      m: merchant,
      o: orderRef,
    });
    return `${url}?${new URLSearchParams({ r: Buffer.from(message).toString("base64"), s: signed(message) }).toString()}`;
  }

  /** Begins a transaction; `null` when it cannot. */
  function open(message: Readonly<Record<string, unknown>> | null): Transaction | null {
    const { orderRef, total, currency, url, cardSecret } = message ?? {};
    const known =
      typeof orderRef === "string" && typeof url === "string" && typeof currency === "string" && Number(total) > 0;
    if (!known || transactions.has(orderRef)) return null;
    const transaction: Transaction = {
      transactionId: randomInt(1e9),
      orderRef,
      currency,
      url,
      total: Number(total),
      status: "INPAYMENT",
      cardSecret: typeof cardSecret === "string" ? cardSecret : null,
    };
    transactions.set(orderRef, transaction);
    return transaction;
  }

  app.post("/payment/v2/start", async ({ body, headers }, reply) => {
    const transaction = open(asked(body, headers["signature"]));
    if (transaction === null) return await answer(reply, { errorCodes: [unexplained] });
    const { orderRef, currency, transactionId, total } = transaction;
    return await answer(reply, { orderRef, currency, transactionId, total, paymentUrl: `${baseUrl}/pay/${orderRef}` });
  });

  app.post("/payment/v2/do", async ({ body, headers }, reply) => {
    const message = asked(body, headers["signature"]);
    const card = cards.get(Number(message?.["cardId"]));
    const known =
      card !== undefined &&
      card.status === "ACTIVE" &&
      card.secret === message?.["cardSecret"] &&
      message["type"] === "CIT";
    const transaction = known ? open({ ...message, cardSecret: null }) : null;
    if (card === undefined || transaction === null) return await answer(reply, { errorCodes: [unexplained] });
    const { orderRef, currency, transactionId, total } = transaction;
    const said = { orderRef, currency, transactionId, total };
    if (card.choice === "twice") return await answer(reply, { ...said, redirectUrl: `${baseUrl}/pay/${orderRef}` });
    transaction.status = card.choice === "late" ? "NOTAUTHORIZED" : "FINISHED";
    if (card.choice !== "silent") await notify(transaction, sign);
    return await answer(reply, said);
  });

  app.post("/payment/v2/cardcancel", async ({ body, headers }, reply) => {
    const cardId = Number(asked(body, headers["signature"])?.["cardId"]);
    const card = cards.get(cardId);
    if (card === undefined) return await answer(reply, { errorCodes: [unexplained] });
    card.status = "DISABLED";
    return await answer(reply, { cardId, status: card.status, expiry: cardExpiry });
  });

  app.post("/payment/v2/query", async ({ body, headers }, reply) => {
    const message = asked(body, headers["signature"]);
    if (message === null) return await answer(reply, { errorCodes: [unexplained] });
    const refs = Array.isArray(message["orderRefs"]) ? message["orderRefs"] : [];
    const found = refs.flatMap((ref) => transactions.get(String(ref)) ?? []);
    return await answer(reply, {
      transactions: found.map(({ url: _url, cardSecret: _secret, ...shown }) => ({ merchant, ...shown })),
      totalCount: found.length,
    });
  });

  app.get<{ Params: { ref: string } }>("/pay/:ref", async ({ params: { ref } }, reply) => {
    const transaction = transactions.get(ref);
    if (transaction === undefined) return await reply.code(404).send();
    return await reply
      .type("text/html; charset=utf-8")
      .headers(pageHeaders)
      .send(
        choicePage({
          provider: "SimplePay",
          amount: `${transaction.total} ${transaction.currency}`,
          keepsCard: transaction.cardSecret !== null,
        }),
      );
  });

  app.post<{ Params: { ref: string } }>("/pay/:ref", async ({ params: { ref }, body }, reply) => {
    const transaction = transactions.get(ref);
    const choice = new URLSearchParams(textOf(body)).get("choice");
    if (transaction === undefined || !isChoice(choice)) return await reply.code(404).send();
    if (choice === "less") transaction.total -= 1;
    if (choice === "forge") {
      await notify({ ...transaction, status: "FINISHED" }, forged);
      return await reply.redirect(backUrl({ ...transaction, status: "FINISHED" }, forged), 303);
    }
    for (const status of statuses[choice]) {
      transaction.status = status;
      if (status === "FINISHED" && transaction.cardSecret !== null)
        cards.set(transaction.transactionId, { secret: transaction.cardSecret, choice, status: "ACTIVE" });
      for (let times = choice === "twice" ? 2 : choice === "silent" ? 0 : 1; times > 0; times -= 1)
        await notify(transaction, sign);
    }
    return await reply.redirect(backUrl(transaction, sign), 303);
  });

  done();
};
