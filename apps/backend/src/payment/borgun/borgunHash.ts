import { createHmac } from "node:crypto";

/**
 * What Borgun's protocol signs a message with, its parts in their order: HMAC-SHA256 by the merchant's secret key, in hexadecimal.
 *
 * @example borgunHash(["1", "2"], { secretKey: "key" }).length // => 64
 */
export function borgunHash(parts: ReadonlyArray<string>, { secretKey }: { readonly secretKey: string }): string {
  return createHmac("sha256", secretKey).update(parts.join("|"), "utf8").digest("hex");
}
