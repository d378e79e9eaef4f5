import { timingSafeEqual } from "node:crypto";

/** Whether a signature is the expected one, without telling by the time it takes how much of it is. */
export function isSame(signature: string, { expected }: { readonly expected: string }): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
