import { argon2 } from "node:crypto";
import { promisify } from "node:util";

/** The cost of a hash. */
export interface Cost {
  /** KiB of memory. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

declare module "../graphql/Context.ts" {
  interface Context {
    /** The cost of a password hash. */
    readonly passwordCost: Cost;
  }
}

/** OWASP's minimum: 19 MiB, two passes, one lane. */
export const todaysCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** The version of Argon2 that Node computes. */
export const argon2Version = 19;

const derive = promisify(argon2);

/** Argon2id of a password, on a separate thread. Unicode forms of the same letter give the same hash. */
export async function argon2id(
  password: string,
  { salt, cost, length }: { readonly salt: Buffer; readonly cost: Cost; readonly length: number },
): Promise<Buffer> {
  return await derive("argon2id", { ...cost, tagLength: length, message: password.normalize("NFKC"), nonce: salt });
}
