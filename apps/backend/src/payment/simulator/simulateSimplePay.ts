import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { FastifyPluginCallback, FastifyReply } from "fastify";
import { parseRecord } from "../parseRecord.ts";
import { readAsText, textOf } from "../readAsText.ts";
import { type Choice, isChoice } from "./Choice.ts";
import { choicePage } from "./choicePage.ts";

export interface SimplePaySimulation {
  readonly merchant: string;
  readonly secretKey: string;
  /** Where this is reached. */
  readonly baseUrl: string;
  /** What the merchant has said to notify. */
  readonly noticeUrl: string;
  readonly fetch: typeof fetch;
  readonly pageHeaders: Readonly<Record<string, string>>;
}

interface Transaction {
  readonly transactionId: number;
  readonly orderRef: string;
  readonly currency: string;
  readonly url: string;
  total: number;
  status: "CANCELLED" | "FINISHED" | "INPAYMENT" | "NOTAUTHORIZED" | "TIMEOUT";
}

const events = { CANCELLED: "CANCEL", FINISHED: "SUCCESS", INPAYMENT: "SUCCESS", NOTAUTHORIZED: "FAIL", TIMEOUT: "TIMEOUT" } as const satisfies Record<Transaction["status"], string>;

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

/** SimplePay's side of its protocol, for trying the shop out. What it knows is gone with the process. */
export const simulateSimplePay: FastifyPluginCallback<SimplePaySimulation> = (app, { merchant, secretKey, baseUrl, noticeUrl, fetch, pageHeaders }, done) => {
  const transactions = new Map<string, Transaction>();
  const sign = (text: string) => createHmac("sha384", secretKey).update(text).digest("base64");
  const forged = () => randomBytes(48).toString("base64");
  readAsText(app);

  async function answer(reply: FastifyReply, fields: Readonly<Record<string, unknown>>): Promise<FastifyReply> {
    const body = JSON.stringify({ salt: randomBytes(16).toString("hex"), merchant, ...fields });
    return await reply.type("application/json; charset=utf-8").header("signature", sign(body)).send(body);
  }

  /** What the merchant asks; `null` when it is not the merchant who asks. */
  function asked(body: unknown, signature: unknown): Readonly<Record<string, unknown>> | null {
    const text = textOf(body);
    const message = signature === sign(text) ? parseRecord(text) : null;
    return message?.["merchant"] === merchant ? message : null;
  }

  async function notify({ transactionId, orderRef, status }: Transaction, signed: (text: string) => string): Promise<void> {
    const at = new Date().toISOString();
    const body = JSON.stringify({ salt: randomBytes(16).toString("hex"), orderRef, method: "CARD", merchant, finishDate: at, paymentDate: at, transactionId, status });
    await fetch(noticeUrl, { method: "POST", headers: { "content-type": "application/json", signature: signed(body) }, body });
  }

  function backUrl({ transactionId, orderRef, status, url }: Transaction, signed: (text: string) => string): string {
    const message = JSON.stringify({ r: status === "FINISHED" ? 0 : 2013, t: transactionId, e: events[status], m: merchant, o: orderRef });
    return `${url}?${new URLSearchParams({ r: Buffer.from(message).toString("base64"), s: signed(message) }).toString()}`;
  }

  app.post("/payment/v2/start", async ({ body, headers }, reply) => {
    const { orderRef, total, currency, url } = asked(body, headers["signature"]) ?? {};
    const known = typeof orderRef === "string" && typeof url === "string" && typeof currency === "string" && Number(total) > 0;
    // 5000 is its code for what it does not explain.
    if (!known || transactions.has(orderRef)) return await answer(reply, { errorCodes: [5000] });
    const transaction: Transaction = { transactionId: randomInt(1e9), orderRef, currency, url, total: Number(total), status: "INPAYMENT" };
    transactions.set(orderRef, transaction);
    const { transactionId } = transaction;
    return await answer(reply, { orderRef, currency, transactionId, total: Number(total), paymentUrl: `${baseUrl}/pay/${orderRef}` });
  });

  app.post("/payment/v2/query", async ({ body, headers }, reply) => {
    const message = asked(body, headers["signature"]);
    if (message === null) return await answer(reply, { errorCodes: [5000] });
    const refs = Array.isArray(message["orderRefs"]) ? message["orderRefs"] : [];
    const found = refs.flatMap((ref) => transactions.get(String(ref)) ?? []);
    return await answer(reply, { transactions: found.map(({ url: _url, ...shown }) => ({ merchant, ...shown })), totalCount: found.length });
  });

  app.get<{ Params: { ref: string } }>("/pay/:ref", async ({ params: { ref } }, reply) => {
    const transaction = transactions.get(ref);
    if (transaction === undefined) return await reply.code(404).send();
    return await reply.type("text/html; charset=utf-8").headers(pageHeaders).send(choicePage({ provider: "SimplePay", amount: `${transaction.total} ${transaction.currency}` }));
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
      for (let times = choice === "twice" ? 2 : choice === "silent" ? 0 : 1; times > 0; times -= 1) await notify(transaction, sign);
    }
    return await reply.redirect(backUrl(transaction, sign), 303);
  });

  done();
};
