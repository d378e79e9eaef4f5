import { randomBytes } from "node:crypto";
import { Refusal } from "../graphql/Refusal.ts";

const pattern = /^[A-Za-z0-9_-]{22}$/;

/** An id that nobody can guess: 128 random bits in base64url. */
export function newCartId(): string {
  return randomBytes(16).toString("base64url");
}

export function invalidCartId(): Refusal {
  return new Refusal("INVALID_CART_ID", { message: "There is no cart by this id" });
}

/** Errors: Refusal INVALID_CART_ID when no cart can have this id. */
export function checkCartId(id: string): string {
  if (!pattern.test(id)) throw invalidCartId();
  return id;
}
