import type { FastifyInstance, FastifyPluginCallback, FastifyReply } from "fastify";
import { allowOnlyThisMachine } from "../../http/allowOnlyThisMachine.ts";
import { readAsText, textOf } from "../readAsText.ts";
import { type Choice, isChoice } from "./Choice.ts";
import { choicePage } from "./choicePage.ts";
import {
  backUrl,
  cardExpiry,
  forgedSign,
  notify,
  readRequest,
  sendAnswer,
  simulatedSign,
  type SimplePayMerchant,
} from "./simplePayMessages.ts";
import { beginTransaction, type SimplePayState, type Transaction } from "./simplePayState.ts";

export interface SimplePaySimulation extends Omit<SimplePayMerchant, "sign"> {
  readonly secretKey: string;
  /** Where this is reached. */
  readonly baseUrl: string;
  readonly pageHeaders: Readonly<Record<string, string>>;
}

interface Simulation extends SimplePayMerchant, SimplePayState, Pick<SimplePaySimulation, "baseUrl" | "pageHeaders"> {}

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

/** The calls of the merchant's server. */
function serveMerchant(app: FastifyInstance, simulation: Simulation): void {
  const { baseUrl, cards, merchant, transactions } = simulation;
  const answer = (reply: FastifyReply, fields: Readonly<Record<string, unknown>>) =>
    sendAnswer(reply, fields, simulation);
  const refuse = (reply: FastifyReply) => answer(reply, { errorCodes: [unexplained] });

  app.post("/payment/v2/start", async (request, reply) => {
    const transaction = beginTransaction(simulation, readRequest(request, simulation));
    if (transaction === null) return await refuse(reply);
    const { orderRef, currency, transactionId, total } = transaction;
    return await answer(reply, { orderRef, currency, transactionId, total, paymentUrl: `${baseUrl}/pay/${orderRef}` });
  });

  app.post("/payment/v2/do", async (request, reply) => {
    const message = readRequest(request, simulation);
    const card = cards.get(Number(message?.["cardId"]));
    const known =
      card !== undefined &&
      card.status === "ACTIVE" &&
      card.secret === message?.["cardSecret"] &&
      message["type"] === "CIT";
    const transaction = known ? beginTransaction(simulation, { ...message, cardSecret: null }) : null;
    if (card === undefined || transaction === null) return await refuse(reply);
    const { orderRef, currency, transactionId, total } = transaction;
    const said = { orderRef, currency, transactionId, total };
    if (card.choice === "twice") return await answer(reply, { ...said, redirectUrl: `${baseUrl}/pay/${orderRef}` });
    transaction.status = card.choice === "late" ? "NOTAUTHORIZED" : "FINISHED";
    if (card.choice !== "silent") await notify(transaction, simulation);
    return await answer(reply, said);
  });

  app.post("/payment/v2/cardcancel", async (request, reply) => {
    const cardId = Number(readRequest(request, simulation)?.["cardId"]);
    const card = cards.get(cardId);
    if (card === undefined) return await refuse(reply);
    card.status = "DISABLED";
    return await answer(reply, { cardId, status: card.status, expiry: cardExpiry });
  });

  app.post("/payment/v2/query", async (request, reply) => {
    const message = readRequest(request, simulation);
    if (message === null) return await refuse(reply);
    const refs = Array.isArray(message["orderRefs"]) ? message["orderRefs"] : [];
    const found = refs.flatMap((ref) => transactions.get(String(ref)) ?? []);
    return await answer(reply, {
      transactions: found.map(({ url: _url, cardSecret: _secret, ...shown }) => ({ merchant, ...shown })),
      totalCount: found.length,
    });
  });
}

/** The page where the shopper chooses how the payment ends. */
function servePage(app: FastifyInstance, simulation: Simulation): void {
  const { cards, pageHeaders, transactions } = simulation;
  const forger = { ...simulation, sign: forgedSign };

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
          savesCard: transaction.cardSecret !== null,
        }),
      );
  });

  app.post<{ Params: { ref: string } }>("/pay/:ref", async ({ params: { ref }, body }, reply) => {
    const transaction = transactions.get(ref);
    const choice = new URLSearchParams(textOf(body)).get("choice");
    if (transaction === undefined || !isChoice(choice)) return await reply.code(404).send();
    if (choice === "less") transaction.total -= 1;
    if (choice === "forge") {
      await notify({ ...transaction, status: "FINISHED" }, forger);
      return await reply.redirect(backUrl({ ...transaction, status: "FINISHED" }, forger), 303);
    }
    for (const status of statuses[choice]) {
      transaction.status = status;
      if (status === "FINISHED" && transaction.cardSecret !== null)
        cards.set(transaction.transactionId, { secret: transaction.cardSecret, choice, status: "ACTIVE" });
      for (let times = choice === "twice" ? 2 : choice === "silent" ? 0 : 1; times > 0; times -= 1)
        await notify(transaction, simulation);
    }
    return await reply.redirect(backUrl(transaction, simulation), 303);
  });
}

/** SimplePay's side of its protocol, for development. It forgets everything when the process ends. */
export const simulateSimplePay: FastifyPluginCallback<SimplePaySimulation> = (app, { secretKey, ...options }, done) => {
  const sign = (text: string) => simulatedSign(text, { secretKey });
  const simulation: Simulation = { ...options, sign, transactions: new Map(), cards: new Map() };
  app.addHook("onRequest", allowOnlyThisMachine);
  readAsText(app);
  serveMerchant(app, simulation);
  servePage(app, simulation);
  done();
};
