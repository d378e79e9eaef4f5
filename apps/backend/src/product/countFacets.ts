import { sql } from "kysely";
import type { AttributeFacet, AttributeFacetOption, ProductFacets } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import type { ProductSelection } from "../graphql/parents/ProductList.ts";
import {
  type FacetFilter,
  filtersAsCondition,
  hasOption,
  isDiscounted,
  isNewsAt,
  selectionConditions,
} from "./selectionConditions.ts";

type Reading = Pick<Context, "db" | "now">;

interface OptionCount {
  code: string;
  name: string;
  id: number;
  label: string;
  count: number;
}

/** Every attribute counted over the products that the filters of the other attributes leave. One statement. */
async function countAttributes(selection: ProductSelection, { db, now }: Reading): Promise<AttributeFacet[]> {
  const matches = selection.attributes.map(hasOption);
  const fits = matches.map((_match, index) => sql.ref(`fits_${index}`));
  const columns = matches.map((match, index) => sql`, ${match} as ${fits[index]}`);
  const keys = sql.join([sql.ref("option_id"), ...fits]);
  // For the options of an attribute its own filter holds by definition.
  const othersFit = selection.attributes.map(
    ({ code }, index) => sql`and (${fits[index]} or attribute.code = ${code})`,
  );
  const { rows } = await sql<OptionCount>`
    select attribute.code, attribute.name, option.id, option.label, sum(counted.count) as count
    from (
      select ${keys}, count(*) as count
      from (
        select unnest(option_ids) as option_id ${sql.join(columns, sql``)}
        from product_index where ${selectionConditions(selection, { now, without: ["attributes"] })}
      ) product
      group by ${keys}
    ) counted
    join attribute_options option on option.id = counted.option_id and option.is_active
    join attributes attribute on attribute.id = option.attribute_id and attribute.is_active and attribute.filterable
    where true ${sql.join(othersFit, sql` `)}
    group by attribute.id, option.id
    order by attribute.position, attribute.id, option.position, option.id`.execute(db);

  const facets: (AttributeFacet & { options: AttributeFacetOption[] })[] = [];
  for (const { code, name, id, label, count } of rows) {
    const option = { id: String(id), label, count };
    const last = facets.at(-1);
    if (last?.code === code) last.options.push(option);
    else facets.push({ code, name, options: [option] });
  }
  return facets;
}

/** The price's ends and the two marks, each over the products that the other filters leave. One statement, which reads each product once. */
async function countFigures(
  selection: ProductSelection,
  { db, now }: Reading,
): Promise<Omit<ProductFacets, "attributes">> {
  const where = (...others: FacetFilter[]) => filtersAsCondition(others, selection, { now });
  const { rows } = await sql<Omit<ProductFacets, "attributes">>`
    select min(current_price) filter (where ${where("discounted", "news")}) as price_min,
      max(current_price) filter (where ${where("discounted", "news")}) as price_max,
      count(*) filter (where ${isDiscounted} and ${where("price", "news")}) as discounted_count,
      count(*) filter (where ${isNewsAt(now)} and ${where("price", "discounted")}) as news_count
    from product_index where ${selectionConditions(selection, { now, without: ["price", "discounted", "news"] })}`.execute(
    db,
  );
  return rows[0] ?? { price_min: null, price_max: null, discounted_count: 0, news_count: 0 };
}

/** How the products of a selection divide, each facet counted without its own filter. Two statements. */
export async function countFacets(selection: ProductSelection, reading: Reading): Promise<ProductFacets> {
  const [attributes, figures] = await Promise.all([
    countAttributes(selection, reading),
    countFigures(selection, reading),
  ]);
  return { attributes, ...figures };
}
