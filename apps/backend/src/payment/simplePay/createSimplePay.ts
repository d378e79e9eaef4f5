import { randomBytes } from "node:crypto";
import type { PaymentRefusal } from "../../generated/types.ts";
import { isSame } from "../../http/isSame.ts";
import { parseRecord, recordsIn } from "../parseRecord.ts";
import type { PaymentProvider, PaymentRequest, ProviderAnswer } from "../PaymentProvider.ts";
import { payWithin } from "../payWithin.ts";
import { ProviderFailure } from "../ProviderFailure.ts";
import { keptCard, readCardToken } from "./keptCard.ts";
import { simplePaySignature } from "./simplePaySignature.ts";

export interface SimplePaySettings {
  /** `https://sandbox.simplepay.hu` or `https://secure.simplepay.hu`. */
  readonly baseUrl: string;
  readonly merchant: string;
  readonly secretKey: string;
}

interface Surroundings {
  readonly fetch: typeof fetch;
  /** Where the shopper comes back to. */
  readonly backUrl: string;
}

/** How long a call may take; milliseconds. */
const callTimeout = 15_000;

const refusals: ReadonlyMap<unknown, PaymentRefusal> = new Map([
  ["CANCELLED", "CANCELED"],
  ["FRAUD", "DECLINED"],
  ["NOTAUTHORIZED", "DECLINED"],
  ["REVERSED", "DECLINED"],
  ["TIMEOUT", "TIMED_OUT"],
]);

const instant = (moment: Date): string => moment.toISOString().replace(/\.\d{3}Z$/, "+00:00");

/** SimplePay's protocol requires escaped slashes. */
const encode = (message: Readonly<Record<string, unknown>>): string => JSON.stringify(message).replaceAll("/", "\\/");

/**
 * SimplePay, by version 2 of its protocol. Returns and notices only trigger a query: they do not contain the amount
 * paid.
 */
export function createSimplePay(
  { baseUrl, merchant, secretKey }: SimplePaySettings,
  { fetch, backUrl }: Surroundings,
): PaymentProvider {
  const sign = (message: string) => simplePaySignature(message, { secretKey });
  const isSigned = (message: string, signature: string | null) =>
    signature !== null && isSame(signature, { expected: sign(message) });

  /** What SimplePay's protocol calls the customer's password for a card: it is nowhere kept. */
  const secretOf = (reference: string) => sign(`card ${reference}`);
  const paymentOf = ({
    reference,
    amount,
    email,
    now,
  }: Pick<PaymentRequest, "amount" | "email" | "now" | "reference">) => ({
    orderRef: reference,
    currency: "HUF",
    customerEmail: email ?? "",
    language: "HU",
    methods: ["CARD"],
    total: String(amount),
    timeout: instant(new Date(now.getTime() + payWithin)),
    url: backUrl,
  });

  async function call(
    path: "cardcancel" | "do" | "query" | "start",
    fields: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, unknown>>> {
    const body = encode({ salt: randomBytes(16).toString("hex"), merchant, sdkVersion: "Kamra_1.0", ...fields });
    const { text, signature, status } = await fetch(`${baseUrl}/payment/v2/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", signature: sign(body) },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(callTimeout),
    })
      .then(async (response) => ({
        text: await response.text(),
        signature: response.headers.get("signature"),
        status: response.status,
      }))
      .catch((cause: unknown) => {
        throw new ProviderFailure("SimplePay cannot be reached", { cause });
      });
    if (!isSigned(text, signature))
      throw new ProviderFailure(`SimplePay's answer is not signed by it, status ${status}`);
    const answer = parseRecord(text);
    if (answer === null || answer["merchant"] !== merchant)
      throw new ProviderFailure("SimplePay's answer makes no sense");
    if (answer["errorCodes"] !== undefined)
      throw new ProviderFailure(`SimplePay says ${JSON.stringify(answer["errorCodes"])}`);
    return answer;
  }

  async function find(reference: string): Promise<ProviderAnswer | null> {
    const { transactions } = await call("query", { orderRefs: [reference], detailed: true });
    const transaction = recordsIn(transactions).find(({ orderRef }) => orderRef === reference);
    if (transaction === undefined) return null;
    const { status, total, currency, transactionId } = transaction;
    const base = { reference, providerReference: String(transactionId) };
    if (status === "FINISHED")
      return { ...base, status: "RECEIVED", amount: Number(total), currency: String(currency) };
    const refusal = refusals.get(status);
    return refusal === undefined ? { ...base, status: "PENDING" } : { ...base, status: "REFUSED", refusal };
  }

  /** Queries a transaction's state: a reported one is not trusted. */
  async function findNamed(reference: unknown, namedMerchant: unknown): Promise<ProviderAnswer | null> {
    return typeof reference === "string" && namedMerchant === merchant ? await find(reference) : null;
  }

  return {
    async start(request) {
      const { paymentUrl, transactionId } = await call("start", {
        ...paymentOf(request),
        ...(request.keepsCard && { cardSecret: secretOf(request.reference) }),
      });
      if (typeof paymentUrl !== "string") throw new ProviderFailure("SimplePay does not say where to pay");
      return { payAt: paymentUrl, providerReference: String(transactionId) };
    },
    async readBack(fields) {
      // Where a plus sign was not escaped it has become a space.
      const [message = "", signature = null] = ["r", "s"].map((name) => fields.get(name)?.replaceAll(" ", "+"));
      const text = Buffer.from(message, "base64").toString("utf8");
      if (!isSigned(text, signature)) return null;
      const content = parseRecord(text);
      if (content === null || typeof content["o"] !== "string") return null;
      const reference = content["o"];
      return await findNamed(reference, content["m"]).catch((error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error;
        // Its notice will say.
        return { status: "PENDING", reference, providerReference: null };
      });
    },
    async readNotice({ body, signature }) {
      if (!isSigned(body, signature)) return null;
      const content = parseRecord(body);
      const answer = content && (await findNamed(content["orderRef"], content["merchant"]));
      if (answer === null) return null;
      const { reference, providerReference } = answer;
      const card =
        content && providerReference !== null ? keptCard(content, { cardId: providerReference, reference }) : undefined;
      return {
        answer: answer.status === "RECEIVED" ? { ...answer, card } : answer,
        acknowledge(now) {
          // The text with one more field; the rest stays byte for byte.
          const received = body.replace(/\}\s*$/, `,"receiveDate":"${instant(now)}"}`);
          return { type: "application/json; charset=utf-8", body: received, signature: sign(received) };
        },
      };
    },
    find,
    cards: {
      async charge({ token, browser, ...request }) {
        const { cardId, reference } = readCardToken(token);
        const { accept, agent, ip, language: lang } = browser;
        // The shopper is present and confirmed at the bank before; browser data that only scripts can read is left out.
        const customer = { type: "CIT", threeDSReqAuthMethod: "02", browser: { accept, agent, ip, lang, java: false } };
        const { redirectUrl, transactionId } = await call("do", {
          ...paymentOf(request),
          ...customer,
          cardId,
          cardSecret: secretOf(reference),
        });
        return {
          payAt: typeof redirectUrl === "string" ? redirectUrl : null,
          providerReference: String(transactionId),
        };
      },
      async forget(token) {
        const { status } = await call("cardcancel", { cardId: readCardToken(token).cardId });
        if (status !== "DISABLED") throw new ProviderFailure(`SimplePay does not forget a card: ${String(status)}`);
      },
    },
  };
}
