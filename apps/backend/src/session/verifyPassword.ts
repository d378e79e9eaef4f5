import { timingSafeEqual } from "node:crypto";
import { argon2id, todaysCost } from "./argon2id.ts";
import { readStoredPassword, type StoredPassword } from "./StoredPassword.ts";

/** Of no password: who has none is compared with it, which takes as long as any comparison. */
const nobodys: StoredPassword = { cost: todaysCost, salt: Buffer.alloc(16), key: Buffer.alloc(32) };

/**
 * Whether a hash, as `hashPassword` writes it, is this password's, at the cost that the hash names. The answer takes as long when there
 * is no hash at all.
 */
export async function verifyPassword(password: string, { hash }: { readonly hash: string | null }): Promise<boolean> {
  const { cost, salt, key } = hash === null ? nobodys : readStoredPassword(hash);
  const isSame = timingSafeEqual(await argon2id(password, { salt, cost, length: key.length }), key);
  return isSame && hash !== null;
}
