import type { ResolversParentTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { randomId } from "../database/randomId.ts";
import { encodeCart } from "./encodeCart.ts";

/** Makes a guest's cart, with nothing in it. */
export async function createCart({ db, now }: Pick<Context, "db" | "now">): Promise<ResolversParentTypes["Cart"]> {
  const id = randomId();
  await db.insertInto("carts").values({ id }).execute();
  return encodeCart({ id, lines: [], address: null, emptiesOf: () => [] }, { now });
}
