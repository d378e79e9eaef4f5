import { isDeepStrictEqual } from "node:util";
import { todaysCost } from "./argon2id.ts";
import { hashPassword } from "./hashPassword.ts";
import { readStoredPassword } from "./StoredPassword.ts";

/** The hash to store in the place of one of another cost than today's; `null` when that is today's. */
export const renewedHash = async (password: string, { hash }: { readonly hash: string }): Promise<string | null> =>
  isDeepStrictEqual(readStoredPassword(hash).cost, todaysCost) ? null : await hashPassword(password);
