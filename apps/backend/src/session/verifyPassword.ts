import { timingSafeEqual } from "node:crypto";
import { deriveKey, keyPrefix } from "./deriveKey.ts";

/** Of no password: whoever has none is compared with it, which takes as long as any comparison. */
const nobodys = `${keyPrefix}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Whether a hash, as `hashPassword` writes it, is this password's. The answer takes as long when there is no hash at all. */
export async function verifyPassword(password: string, { hash }: { readonly hash: string | null }): Promise<boolean> {
  const [salt = "", key = ""] = (hash ?? nobodys).slice(keyPrefix.length + 1).split("$");
  const isSame = timingSafeEqual(
    await deriveKey(password, { salt: Buffer.from(salt, "base64") }),
    Buffer.from(key, "base64"),
  );
  return isSame && hash !== null;
}
