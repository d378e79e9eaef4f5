import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ResolversParentTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { loadEmpties } from "../product/loadEmpties.ts";
import { encodeCart } from "./encodeCart.ts";
import { loadCartLines } from "./loadCartLines.ts";

async function exists(db: Kysely<DatabaseSchema>, id: string): Promise<boolean> {
  return (await db.selectFrom("carts").where("id", "=", id).select("id").executeTakeFirst()) !== undefined;
}

/** The cart with this id, priced at this moment; `null` when there is none. Four statements, however many lines. */
export async function readCart(id: string, { db, now }: Pick<Context, "db" | "now">): Promise<ResolversParentTypes["Cart"] | null> {
  if (!(await exists(db, id))) return null;
  const lines = await loadCartLines(db, id);
  const address = await db.selectFrom("cart_shipping_addresses").where("cart_id", "=", id).selectAll().executeTakeFirst();
  const empties = await loadEmpties(db, lines.map(({ product }) => product.id));
  return encodeCart({ id, lines, address: address ?? null, emptiesOf: (productId) => empties.get(productId) ?? [] }, { now });
}
