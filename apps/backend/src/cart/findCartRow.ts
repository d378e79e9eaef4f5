import type { Context } from "../graphql/Context.ts";
import { checkCartId, invalidCartId } from "./cartId.ts";
import { type CartRow, loadCartRow } from "./loadCartRow.ts";

/** The cart that a call names. Errors: Refusal INVALID_CART_ID for an unknown cart. */
export async function findCartRow(id: string, context: Pick<Context, "db" | "now" | "user">): Promise<CartRow> {
  const row = await loadCartRow(checkCartId(id), context);
  if (row === null) throw invalidCartId();
  return row;
}
