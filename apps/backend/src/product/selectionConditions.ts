import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { ProductSelection } from "./ProductList.ts";

/** A filter that its own facet is counted without. */
export type FacetFilter = "attributes" | "price" | "discounted" | "news";

export const isDiscounted = sql<SqlBool>`current_price < price`;

/** PRICE-7 as SQL, because it turns at an instant and not at midnight; a test holds it against the core's rule. */
export const isNewsAt = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(news_to_date > ${now.toISOString()}::timestamptz
    and (news_from_date is null or news_from_date <= ${now.toISOString()}::timestamptz))`;

const integers = (values: ReadonlyArray<number>) => sql`${[...values]}::integer[]`;

/** Whether a product has one of the options of an attribute. */
export const hasOption = ({ code, optionIds }: ProductSelection["attributes"][number]): RawBuilder<SqlBool> =>
  sql<SqlBool>`option_ids && (
    select coalesce(array_agg(option.id), '{}') from attribute_options option join attributes attribute on attribute.id = option.attribute_id
    where attribute.code = ${code} and option.id = any(${integers(optionIds)}))`;

function* conditionsOf(selection: ProductSelection, { now, without }: { now: Date; without: FacetFilter | null }): Iterable<RawBuilder<SqlBool>> {
  const { ids, statuses, categoryId, attributes, priceFrom, priceTo, discounted, news, promoType, search } = selection;
  if (ids !== null) yield sql`product_id = any(${integers(ids)})`;
  yield sql`status = any(${[...statuses]}::text[])`;
  if (categoryId !== null) yield sql`category_ids @> ${integers([categoryId])}`;
  if (search !== null) yield sql`search @@ ${search.query}::tsquery`;
  if (promoType !== null) yield sql`promo_type = ${promoType}`;
  if (without !== "attributes") yield* attributes.map(hasOption);
  if (without !== "price" && priceFrom !== null) yield sql`current_price >= ${priceFrom}`;
  if (without !== "price" && priceTo !== null) yield sql`current_price <= ${priceTo}`;
  if (without !== "discounted" && discounted) yield isDiscounted;
  if (without !== "news" && news) yield isNewsAt(now);
}

/** The selection as a condition on `product_index`. */
export function selectionConditions(
  selection: ProductSelection,
  { now, without = null }: { readonly now: Date; readonly without?: FacetFilter | null },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join([...conditionsOf(selection, { now, without })], sql` and `)}`;
}
