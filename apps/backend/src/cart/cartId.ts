import { Refusal } from "../graphql/Refusal.ts";

const pattern = /^[A-Za-z0-9_-]{22}$/;

/** Whether a cart can have this id. */
export function isCartId(id: string): boolean {
  return pattern.test(id);
}

export function invalidCartId(): Refusal {
  return new Refusal("INVALID_CART_ID", { message: "There is no cart by this id" });
}

/** Errors: Refusal INVALID_CART_ID when no cart can have this id. */
export function checkCartId(id: string): string {
  if (!isCartId(id)) throw invalidCartId();
  return id;
}
