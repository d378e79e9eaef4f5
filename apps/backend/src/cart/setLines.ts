import { isOrderable } from "@kamra/core/product";
import { type Kysely, sql } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { CartProductInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { productColumns, type ProductRow } from "../product/ProductRow.ts";
import { toRowId } from "../database/toRowId.ts";
import { decideLine, type LineProblem, pieceProblem } from "./decideLine.ts";
import { loadCartLines } from "./loadCartLines.ts";
import { cartTexts } from "./text.hu.ts";
import { mostLines, type WrittenLine, writeLines } from "./writeLines.ts";

const mostEntries = 500;

interface Target extends Pick<Context, "db" | "settings"> {
  readonly cartId: string;
}

/** An entry, its index in the input, and its product. */
interface Entry {
  readonly input: CartProductInput;
  readonly place: number;
  readonly productId: number | null;
}

function refuse(problems: ReadonlyArray<readonly [place: number, problem: LineProblem]>): void {
  if (problems.length === 0) return;
  const validation: Record<string, string[]> = {};
  for (const [place, { field, message }] of problems) {
    const path = `products.${place}.${field}`;
    validation[path] = [...(validation[path] ?? []), message];
  }
  throw new Refusal("VALIDATION_FAILED", { message: "The cart cannot take this", validation });
}

/** The last entry for each product wins. */
function lastPerProduct(inputs: ReadonlyArray<CartProductInput>): Entry[] {
  const entries = inputs.map((input, place) => ({ input, place, productId: toRowId(input.product_id) }));
  return [...new Map(entries.map((entry) => [entry.input.product_id, entry])).values()];
}

async function loadOrderable(
  db: Kysely<DatabaseSchema>,
  entries: ReadonlyArray<Entry>,
): Promise<Map<number, ProductRow>> {
  const ids = entries.flatMap(({ productId }) => productId ?? []);
  const rows = await db.selectFrom("products").where(among("id", ids)).select(productColumns).execute();
  const orderable = new Map(rows.filter(isOrderable).map((row) => [row.id, row]));
  const missing = entries.filter(({ productId }) => productId === null || !orderable.has(productId));
  if (missing.length > 0) {
    const named = missing.map(({ input }) => input.product_id.slice(0, 20)).join(", ");
    throw new Refusal("PRODUCT_NOT_FOUND", { message: `Not among the products that can be ordered: ${named}` });
  }
  return orderable;
}

async function removeLines(productIds: ReadonlyArray<number>, { db, cartId }: Omit<Target, "settings">): Promise<void> {
  if (productIds.length === 0) return;
  await db.deleteFrom("cart_products").where("cart_id", "=", cartId).where(among("product_id", productIds)).execute();
}

async function refuseTooMany({ db, cartId }: Omit<Target, "settings">): Promise<void> {
  const { count } = await db
    .selectFrom("cart_products")
    .where("cart_id", "=", cartId)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  if (count > mostLines) {
    throw new Refusal("VALIDATION_FAILED", {
      message: "Too many lines",
      validation: { products: [cartTexts.tooManyLines(mostLines)] },
    });
  }
}

/**
 * Sets lines of a cart to absolute amounts, 0 removing a line; other lines stay. Call it in a transaction that holds
 * the cart.
 *
 * Errors: Refusal VALIDATION_FAILED by entry and field; PRODUCT_NOT_FOUND when one cannot be ordered.
 *
 * @rule CART-4, QTY-7
 */
export async function setLines(inputs: ReadonlyArray<CartProductInput>, target: Target): Promise<void> {
  if (inputs.length > mostEntries) {
    throw new Refusal("VALIDATION_FAILED", {
      message: "Too many entries",
      validation: { products: [cartTexts.tooManyEntries(mostEntries)] },
    });
  }
  refuse(
    inputs.flatMap(({ piece }, place) => {
      const problem = pieceProblem(piece);
      return problem === null ? [] : [[place, problem] as const];
    }),
  );

  const entries = lastPerProduct(inputs);
  const removed = entries.filter(({ input }) => input.piece === 0);
  const wanted = entries.filter(({ input }) => input.piece > 0);
  const products = await loadOrderable(target.db, wanted);
  const before = new Map(
    (await loadCartLines(target.db, target.cartId)).map(({ product, ...line }) => [product.id, line]),
  );

  const problems: (readonly [number, LineProblem])[] = [];
  const lines: WrittenLine[] = [];
  for (const { input, place, productId } of wanted) {
    const product = productId === null ? undefined : products.get(productId);
    if (product === undefined) continue;
    const decided = decideLine(input, { product, before: before.get(product.id) ?? null, settings: target.settings });
    if ("problems" in decided) problems.push(...decided.problems.map((problem) => [place, problem] as const));
    else lines.push({ ...decided.line, product_id: product.id, product_name: product.name });
  }
  refuse(problems);
  await removeLines(
    removed.flatMap(({ productId }) => productId ?? []),
    target,
  );
  await writeLines(lines, target);
  await refuseTooMany(target);
}
