import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { DecidedLine } from "./decideLine.ts";

/** The maximum number of products in a cart. */
export const mostLines = 500;

export interface WrittenLine extends DecidedLine {
  readonly product_id: number;
  readonly product_name: string;
}

/** Writes lines into a cart, replacing those of the same product. Call it in a transaction that holds the cart. */
export async function writeLines(
  lines: ReadonlyArray<WrittenLine>,
  { db, cartId }: { readonly db: Kysely<DatabaseSchema>; readonly cartId: string },
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto("cart_products")
    .values(lines.map((line) => ({ ...line, cart_id: cartId })))
    .onConflict((conflict) =>
      conflict.columns(["cart_id", "product_id"]).doUpdateSet((eb) => ({
        product_name: eb.ref("excluded.product_name"),
        quantity: eb.ref("excluded.quantity"),
        quantity_type: eb.ref("excluded.quantity_type"),
        alternative_quantity: eb.ref("excluded.alternative_quantity"),
        sliced: eb.ref("excluded.sliced"),
        gift_card_text: eb.ref("excluded.gift_card_text"),
        ribbon_color: eb.ref("excluded.ribbon_color"),
        substitution: eb.ref("excluded.substitution"),
      })),
    )
    .execute();
}
