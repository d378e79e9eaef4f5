import { createHmac } from "node:crypto";

/**
 * Borgun's signature of a message's fields, in their order: HMAC-SHA256 with the merchant's secret key, in hexadecimal.
 *
 * @example borgunHash(["1", "2"], { secretKey: "key" }).length // => 64
 */
export function borgunHash(parts: ReadonlyArray<string>, { secretKey }: { readonly secretKey: string }): string {
  return createHmac("sha256", secretKey).update(parts.join("|"), "utf8").digest("hex");
}
