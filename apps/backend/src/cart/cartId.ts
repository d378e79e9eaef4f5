import { isRandomId } from "../database/isRandomId.ts";
import { Refusal } from "../graphql/Refusal.ts";

export function invalidCartId(): Refusal {
  return new Refusal("INVALID_CART_ID", { message: "There is no cart by this id" });
}

/** Errors: Refusal INVALID_CART_ID when no cart can have this id. */
export function checkCartId(id: string): string {
  if (!isRandomId(id)) throw invalidCartId();
  return id;
}
