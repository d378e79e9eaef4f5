import { isDeepStrictEqual } from "node:util";
import type { Cost } from "./argon2id.ts";
import { hashPassword } from "./hashPassword.ts";
import { readStoredPassword } from "./StoredPassword.ts";

interface Renewal {
  readonly hash: string;
  /** The cost of a hash in this shop. */
  readonly cost: Cost;
}

/** The hash to store in the place of one of another cost than the shop's; `null` when that is the shop's. */
export const renewedHash = async (password: string, { hash, cost }: Renewal): Promise<string | null> =>
  isDeepStrictEqual(readStoredPassword(hash).cost, cost) ? null : await hashPassword(password, { cost });
