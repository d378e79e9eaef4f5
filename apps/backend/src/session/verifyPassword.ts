import { timingSafeEqual } from "node:crypto";
import { argon2id, type Cost } from "./argon2id.ts";
import { readStoredPassword, type StoredPassword } from "./StoredPassword.ts";

interface Comparison {
  readonly hash: string | null;
  /** The cost of a hash in this shop. */
  readonly cost: Cost;
}

/** A dummy hash for users without a password, so that every comparison takes equally long. */
const nobodys = (cost: Cost): StoredPassword => ({ cost, salt: Buffer.alloc(16), key: Buffer.alloc(32) });

/**
 * Whether a hash from `hashPassword` is this password's, at the cost in the hash. It takes equally long without a hash.
 */
export async function verifyPassword(password: string, { hash, cost }: Comparison): Promise<boolean> {
  const { key, ...how } = hash === null ? nobodys(cost) : readStoredPassword(hash);
  const isSame = timingSafeEqual(await argon2id(password, { ...how, length: key.length }), key);
  return isSame && hash !== null;
}
