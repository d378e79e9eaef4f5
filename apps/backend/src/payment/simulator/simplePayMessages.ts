import { createHmac, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { parseRecord } from "../parseRecord.ts";
import { textOf } from "../readAsText.ts";
import type { Transaction } from "./simplePayState.ts";

/** A merchant's contract, as the simulated SimplePay has it. */
export interface SimplePayMerchant {
  readonly merchant: string;
  /** The notice address that the merchant named. */
  readonly noticeUrl: string;
  readonly sign: (text: string) => string;
  readonly fetch: typeof fetch;
}

const events = {
  CANCELLED: "CANCEL",
  FINISHED: "SUCCESS",
  INPAYMENT: "SUCCESS",
  NOTAUTHORIZED: "FAIL",
  TIMEOUT: "TIMEOUT",
} as const satisfies Record<Transaction["status"], string>;

export const cardExpiry = "2031-10-31T00:00:00+01:00";
const cardMask = "4444-xxxx-xxxx-0104";

export const simulatedSign = (text: string, { secretKey }: { readonly secretKey: string }): string =>
  createHmac("sha384", secretKey).update(text).digest("base64");

/** A signature by another key. */
export const forgedSign = (): string => randomBytes(48).toString("base64");

export async function sendAnswer(
  reply: FastifyReply,
  fields: Readonly<Record<string, unknown>>,
  { merchant, sign }: Pick<SimplePayMerchant, "merchant" | "sign">,
): Promise<FastifyReply> {
  const body = JSON.stringify({ salt: randomBytes(16).toString("hex"), merchant, ...fields });
  return await reply.type("application/json; charset=utf-8").header("signature", sign(body)).send(body);
}

/** The merchant's request; `null` when its signature is wrong. */
export function readRequest(
  { body, headers }: Pick<FastifyRequest, "body" | "headers">,
  { merchant, sign }: Pick<SimplePayMerchant, "merchant" | "sign">,
): Readonly<Record<string, unknown>> | null {
  const text = textOf(body);
  const message = headers["signature"] === sign(text) ? parseRecord(text) : null;
  return message?.["merchant"] === merchant ? message : null;
}

/** Tells the merchant's server the status of a transaction, with the card it registered. */
export async function notify(
  { transactionId, orderRef, status, cardSecret }: Transaction,
  { merchant, noticeUrl, sign, fetch }: SimplePayMerchant,
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
    headers: { "content-type": "application/json", signature: sign(body) },
    body,
  });
}

/** Where the shopper goes back to, with the status of the transaction. */
export function backUrl(
  { transactionId, orderRef, status, url }: Transaction,
  { merchant, sign }: Pick<SimplePayMerchant, "merchant" | "sign">,
): string {
  const message = JSON.stringify({
    r: status === "FINISHED" ? 0 : 2013,
    t: transactionId,
    e: events[status],
    m: merchant,
    o: orderRef,
  });
  return `${url}?${new URLSearchParams({ r: Buffer.from(message).toString("base64"), s: sign(message) }).toString()}`;
}
