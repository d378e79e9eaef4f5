import { Refusal } from "../graphql/Refusal.ts";

/**
 * The key in an `Idempotency-Key` header, as it is or in quotes; `null` without the header.
 *
 * Errors: Refusal BAD_REQUEST unless it is 16 to 255 visible ASCII characters.
 *
 * @example idempotencyKey("8e03978e-40d5-43e8-bc93-6894a57f9324") // => "8e03978e-40d5-43e8-bc93-6894a57f9324"
 * @example idempotencyKey('"8e03978e-40d5-43e8-bc93-6894a57f9324"') // => "8e03978e-40d5-43e8-bc93-6894a57f9324"
 * @example idempotencyKey(undefined) // => null
 */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = /^"?([\x21\x23-\x7e]{16,255})"?$/.exec(String(header))?.[1];
  if (key === undefined)
    throw new Refusal("BAD_REQUEST", { message: "An Idempotency-Key has 16 to 255 visible characters" });
  return key;
}
