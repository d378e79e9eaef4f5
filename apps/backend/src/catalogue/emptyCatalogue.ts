import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { copyUntilCommit } from "../database/engine/copyUntilCommit.ts";

const tables = [
  "product_index",
  "search_words",
  "product_images",
  "empty_images",
  "product_empties",
  "empties",
  "product_attribute_options",
  "brands",
  "attribute_options",
  "attributes",
  "product_categories",
  "cart_products",
  "coupons",
  "price_runs",
  "products",
  "categories",
  "blog_entries",
  "articles",
  "delivery_info",
  "store_hours",
  "store_special_days",
  "stores",
  "redirects",
  "images",
  "footer_links",
  "footer_blocks",
  "refused_payment_methods",
  "payment_methods",
  "shipping_price_ranges",
  "shipping_methods",
  "courier_postcodes",
  "timetable_entries",
  "post_points",
  "streets",
  "places",
  "meta",
] as const satisfies ReadonlyArray<keyof DatabaseSchema>;

/**
 * Deletes all seeded data, and restores the carts' lines after `refill`, for products that still exist. Call it in a
 * transaction.
 */
export async function emptyCatalogue(db: Kysely<DatabaseSchema>, refill: () => Promise<void>): Promise<void> {
  await copyUntilCommit(db, "cart_products", { as: "kept_lines" });
  for (const table of tables) await db.deleteFrom(table).execute();
  await refill();
  await sql`
    insert into cart_products (cart_id, product_id, quantity, quantity_type, alternative_quantity, sliced, gift_card_text, ribbon_color, substitution)
    select cart_id, product_id, quantity, quantity_type, alternative_quantity, sliced, gift_card_text, ribbon_color, substitution
    from kept_lines join products on products.id = kept_lines.product_id
    where quantity_type = 'default' or alternative_quantity_name is not null
    order by line`.execute(db);
}
