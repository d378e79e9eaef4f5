import { sql } from "kysely";
import type { AttributeFacet, AttributeFacetOption, ProductFacets } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import type { EmptyParent } from "../graphql/parents/EmptyParent.ts";
import type { ProductSelection } from "../graphql/parents/ProductList.ts";
import { sanitizeHtml } from "../http/sanitizeHtml.ts";
import { decodeProductList } from "./decodeProductList.ts";
import { encodeImage } from "./encodeImage.ts";
import { encodeProduct } from "./encodeProduct.ts";
import { findProductById, findProductByUrlKey } from "./findProduct.ts";
import { countPages, listProducts } from "./listProducts.ts";
import type { EmptyRow } from "./loadEmpties.ts";
import { narrowToPopular } from "./popularParts.ts";
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
async function countFacets(selection: ProductSelection, reading: Reading): Promise<ProductFacets> {
  const [attributes, figures] = await Promise.all([
    countAttributes(selection, reading),
    countFigures(selection, reading),
  ]);
  return { attributes, ...figures };
}

/** A deposit item as the contract writes it. */
function encodeEmpty({ id, name, price, weight }: EmptyRow): EmptyParent {
  return { id: String(id), name, price, weight };
}

export const productResolvers = {
  Query: {
    products: (_root, args, context) =>
      narrowToPopular(
        decodeProductList(args, { sort: args.sort ?? (args.filters?.ids ? null : "PREFIXBOX_SCORE") }),
        context,
      ),

    getProductById: async (_root, { id }, context) => {
      const row = await findProductById(id, context);
      return row && encodeProduct(row, context);
    },

    getProductByUrlKey: async (_root, { url_key }, context) => {
      const row = await findProductByUrlKey(url_key, context);
      return row && encodeProduct(row, context);
    },
  },

  ProductPage: {
    data: async (list, _args, context) => {
      const rows = await listProducts(list, context);
      return rows.map((row) => encodeProduct(row, context));
    },
    paginatorInfo: (list, _args, context) => countPages(list, context),
    popular_only: ({ selection }) => selection.part !== null,
    facets: ({ selection }, _args, context) => countFacets(selection, context),
    corrected_term: ({ selection }) => selection.search?.corrected ?? null,
  },

  Product: {
    categories: ({ id }, _args, { batches }) => batches.categoriesOf(Number(id)),
    attributes: ({ id }, _args, { batches }) => batches.attributesOf(Number(id)),
    empties: async ({ id }, _args, { batches }) => (await batches.emptiesOf(Number(id))).map(encodeEmpty),
    images: async ({ id }, _args, { batches, imageUrls }) =>
      (await batches.imagesOf(Number(id))).map((image) => encodeImage(image, { imageUrls })),
    description: async ({ id }, _args, { batches }) =>
      sanitizeHtml((await batches.textsOf(Number(id)))?.description ?? null),
    components: async ({ id }, _args, { batches }) =>
      sanitizeHtml((await batches.textsOf(Number(id)))?.components ?? null),
    nutrition_data: async ({ id }, _args, { batches }) => (await batches.textsOf(Number(id)))?.nutrition_data ?? [],
    meta_title: async ({ id }, _args, { batches }) => (await batches.textsOf(Number(id)))?.meta_title ?? null,
    meta_description: async ({ id }, _args, { batches }) =>
      (await batches.textsOf(Number(id)))?.meta_description ?? null,
    meta_keywords: async ({ id }, _args, { batches }) => (await batches.textsOf(Number(id)))?.meta_keywords ?? null,
  },

  Empty: {
    images: async ({ id }, _args, { batches, imageUrls }) =>
      (await batches.imagesOfEmpty(Number(id))).map((image) => encodeImage(image, { imageUrls })),
  },
} satisfies Resolvers;
