import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ProductAttribute, ProductAttributeOption } from "../generated/types.ts";
import { among } from "../database/among.ts";
import { ofIds } from "../database/ofIds.ts";

const readOptions = ofIds((db, productIds) =>
  db
    .selectFrom("product_attribute_options as chosen")
    .innerJoin("attribute_options as option", "option.id", "chosen.option_id")
    .innerJoin("attributes as attribute", "attribute.id", "option.attribute_id")
    .where(among("chosen.product_id", productIds))
    .orderBy("chosen.product_id")
    .orderBy("attribute.position")
    .orderBy("attribute.id")
    .orderBy("option.position")
    .orderBy("option.id")
    .select([
      "chosen.product_id",
      "attribute.id",
      "attribute.code",
      "attribute.name",
      "attribute.filterable",
      "attribute.is_active",
    ])
    .select([
      "option.id as option_id",
      "option.label",
      "option.position",
      "option.is_active as option_is_active",
      "option.is_default",
    ]),
);

/** The attributes that products have, each with the options chosen for the product. */
export async function loadAttributes(
  db: Kysely<DatabaseSchema>,
  productIds: ReadonlyArray<number>,
): Promise<Map<number, ProductAttribute[]>> {
  const products = new Map<number, (ProductAttribute & { options: ProductAttributeOption[] })[]>();
  for (const row of await readOptions(db, productIds)) {
    const {
      product_id,
      id,
      code,
      name,
      filterable,
      is_active,
      option_id,
      label,
      position,
      option_is_active,
      is_default,
    } = row;
    const attributes = products.get(product_id) ?? [];
    products.set(product_id, attributes);
    const option = { id: String(option_id), label, position, is_active: option_is_active, is_default };
    const last = attributes.at(-1);
    if (last?.code === code) last.options.push(option);
    else attributes.push({ id: String(id), code, name, filterable, is_active, options: [option] });
  }
  return products;
}
