import { createHmac } from "node:crypto";

/**
 * What SimplePay's protocol signs a message with: HMAC-SHA384 by the merchant's secret key, in base64.
 *
 * @example simplePaySignature("{}", { secretKey: "key" }).length // => 64
 */
export function simplePaySignature(message: string, { secretKey }: { readonly secretKey: string }): string {
  return createHmac("sha384", secretKey).update(message, "utf8").digest("base64");
}
