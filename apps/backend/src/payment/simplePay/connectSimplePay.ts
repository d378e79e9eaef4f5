import { randomBytes } from "node:crypto";
import { isSame } from "../../http/isSame.ts";
import { parseRecord } from "../parseRecord.ts";
import { ProviderFailure } from "../ProviderFailure.ts";
import { simplePaySignature } from "./simplePaySignature.ts";

export interface SimplePaySettings {
  /** `https://sandbox.simplepay.hu` or `https://secure.simplepay.hu`. */
  readonly baseUrl: string;
  readonly merchant: string;
  readonly secretKey: string;
}

type Message = Readonly<Record<string, unknown>>;

/** The merchant's signed connection to SimplePay. */
export interface SimplePayConnection {
  readonly merchant: string;
  readonly sign: (message: string) => string;
  readonly isSigned: (message: string, signature: string | null) => boolean;
  /** Errors: ProviderFailure when it cannot be reached, or its answer is not signed, makes no sense or is an error. */
  readonly call: (path: "cardcancel" | "do" | "query" | "start", fields: Message) => Promise<Message>;
}

/** How long a call may take; milliseconds. */
const callTimeout = 15_000;

/** SimplePay's protocol requires escaped slashes. */
const encode = (message: Message): string => JSON.stringify(message).replaceAll("/", "\\/");

/** Posts a signed message. */
async function post(fetchAnswer: typeof fetch, url: string, { body, signature }: { body: string; signature: string }) {
  try {
    const response = await fetchAnswer(url, {
      method: "POST",
      headers: { "content-type": "application/json", signature },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(callTimeout),
    });
    return { text: await response.text(), signature: response.headers.get("signature"), status: response.status };
  } catch (cause) {
    throw new ProviderFailure("SimplePay cannot be reached", { cause });
  }
}

export function connectSimplePay(
  { baseUrl, merchant, secretKey }: SimplePaySettings,
  { fetch: fetchAnswer }: { readonly fetch: typeof fetch },
): SimplePayConnection {
  const sign = (message: string) => simplePaySignature(message, { secretKey });
  const isSigned = (message: string, signature: string | null) =>
    signature !== null && isSame(signature, { expected: sign(message) });

  return {
    merchant,
    sign,
    isSigned,
    async call(path, fields) {
      const body = encode({ salt: randomBytes(16).toString("hex"), merchant, sdkVersion: "Kamra_1.0", ...fields });
      const { text, signature, status } = await post(fetchAnswer, `${baseUrl}/payment/v2/${path}`, {
        body,
        signature: sign(body),
      });
      if (!isSigned(text, signature))
        throw new ProviderFailure(`SimplePay's answer is not signed by it, status ${status}`);
      const answer = parseRecord(text);
      if (answer === null || answer["merchant"] !== merchant)
        throw new ProviderFailure("SimplePay's answer makes no sense");
      if (answer["errorCodes"] !== undefined)
        throw new ProviderFailure(`SimplePay says ${JSON.stringify(answer["errorCodes"])}`);
      return answer;
    },
  };
}
