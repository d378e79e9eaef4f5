import { argon2 } from "node:crypto";
import { promisify } from "node:util";

/** What OWASP advises at the least: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** How hashes of this cost begin, in the writing that every Argon2 reads. */
export const keyPrefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;

const derive = promisify(argon2);

/** Argon2id of a password, 32 bytes, on a thread of its own. However a letter was typed, composed or not, it is the same. */
export async function deriveKey(password: string, { salt }: { readonly salt: Buffer }): Promise<Buffer> {
  return await derive("argon2id", { ...cost, message: password.normalize("NFKC"), nonce: salt });
}
