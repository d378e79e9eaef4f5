import { type RawBuilder, sql, type SqlBool } from "kysely";
import { productSearch } from "../database/engine/productSearch.ts";
import type { ProductSelection } from "../graphql/parents/ProductList.ts";

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

/** All of them; an empty list is always true. */
const allOf = (conditions: ReadonlyArray<RawBuilder<SqlBool>>): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/** A list's category and its popular part, which has a number below zero where categories have theirs; a search has the part in its own index. */
function* placeConditions(
  { categoryId, search }: ProductSelection,
  part: RawBuilder<number> | null,
): Iterable<RawBuilder<SqlBool>> {
  const places = [
    ...(categoryId === null ? [] : [sql`${categoryId}::integer`]),
    ...(part === null || search !== null ? [] : [sql`-${part}`]),
  ];
  if (places.length > 0) yield sql`category_ids @> array[${sql.join(places)}]`;
  if (search !== null) yield productSearch.finds(search, { part });
}

function* commonConditions(
  selection: ProductSelection,
  part: RawBuilder<number> | null,
): Iterable<RawBuilder<SqlBool>> {
  const { ids, statuses, promoType, withoutAllergens } = selection;
  if (ids !== null) yield sql`product_id = any(${integers(ids)})`;
  yield sql`status = any(${[...statuses]}::text[])`;
  yield* placeConditions(selection, part);
  if (promoType !== null) yield sql`promo_type = ${promoType}`;
  if (withoutAllergens.length > 0)
    yield sql`not exists (select from products where products.id = product_id and allergens && ${[...withoutAllergens]}::text[])`;
}

function* filterConditions(
  filter: FacetFilter,
  { attributes, priceFrom, priceTo, discounted, news }: ProductSelection,
  now: Date,
): Iterable<RawBuilder<SqlBool>> {
  if (filter === "attributes") yield* attributes.map(hasOption);
  if (filter === "price" && priceFrom !== null) yield sql`current_price >= ${priceFrom}`;
  if (filter === "price" && priceTo !== null) yield sql`current_price <= ${priceTo}`;
  if (filter === "discounted" && discounted) yield isDiscounted;
  if (filter === "news" && news) yield isNewsAt(now);
}

/** Some of a selection's filters alone, as a condition on `product_index`. */
export function filtersAsCondition(
  filters: ReadonlyArray<FacetFilter>,
  selection: ProductSelection,
  { now }: { readonly now: Date },
): RawBuilder<SqlBool> {
  return allOf(filters.flatMap((filter) => [...filterConditions(filter, selection, now)]));
}

const facetFilters: ReadonlyArray<FacetFilter> = ["attributes", "price", "discounted", "news"];

interface Conditions {
  readonly now: Date;
  readonly without?: ReadonlyArray<FacetFilter>;
  /** Another popular part than the selection's. */
  readonly part?: RawBuilder<number> | null;
}

/** The selection as a condition on `product_index`. */
export function selectionConditions(
  selection: ProductSelection,
  { now, without = [], part = selection.part === null ? null : sql`${selection.part}::integer` }: Conditions,
): RawBuilder<SqlBool> {
  const filters = facetFilters.filter((filter) => !without.includes(filter));
  return allOf([...commonConditions(selection, part), filtersAsCondition(filters, selection, { now })]);
}
