import { timingSafeEqual } from "node:crypto";

/** Compares signatures in constant time. */
export function isSame(signature: string, { expected }: { readonly expected: string }): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
