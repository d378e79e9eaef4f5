import type { FastifyReply } from "fastify";
import { databaseRetrySeconds } from "../database/isUnavailable.ts";
import { page } from "../http/page.ts";
import { hiddenFields } from "./hiddenFields.ts";
import { paymentAwayTexts as text } from "./text.hu.ts";

/** A page for a shopper whose payment cannot be looked up for now: its button sends the same request again. */
export const sendAwayPage = (
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
