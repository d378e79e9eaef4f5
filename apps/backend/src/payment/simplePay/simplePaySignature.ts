import { createHmac } from "node:crypto";

/**
 * SimplePay's signature of a message: HMAC-SHA384 with the merchant's secret key, in base64.
 *
 * @example simplePaySignature("{}", { secretKey: "key" }).length // => 64
 */
export function simplePaySignature(message: string, { secretKey }: { readonly secretKey: string }): string {
  return createHmac("sha384", secretKey).update(message, "utf8").digest("base64");
}
