import { sql } from "kysely";
import type { OrderedProduct } from "../generated/types.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import type { User } from "../graphql/User.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";

interface Page {
  readonly first: number;
  readonly page: number;
}

/** A page of a user's orders, the newest first. Two statements. */
export async function listOrders(
  user: Pick<User, "id">,
  { first, page, db }: Page & Pick<Context, "db">,
): Promise<Omit<Awaited<ResolversTypes["OrderPage"]>, "data"> & { readonly data: OrderRow[] }> {
  const theirs = db.selectFrom("orders").where("user_id", "=", user.id);
  const { total } = await theirs.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const data = await theirs
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(first)
    .offset((page - 1) * first)
    .selectAll()
    .execute();
  const lastPage = Math.max(1, Math.ceil(total / first));
  return { data, paginatorInfo: { currentPage: page, perPage: first, lastPage, total, hasMorePages: page < lastPage } };
}

interface OrderedRow {
  readonly product_id: number;
  readonly name: string;
  readonly default_category_id: number | null;
  readonly order_count: number;
  readonly created_at: string;
  readonly first_created_at: string;
  readonly quantity: number;
  readonly quantity_name: string;
  readonly alternative_quantity: number | null;
  readonly alternative_quantity_name: string | null;
}

/** The products that a user has ordered, each once, the latest first. One statement. */
export async function listOrderedProducts(
  user: Pick<User, "id">,
  { first, page, db }: Page & Pick<Context, "db">,
): Promise<OrderedProduct[]> {
  const { rows } = await sql<OrderedRow>`
    select * from (
      select distinct on (line.product_id) line.product_id, products.name, products.default_category_id, orders.id,
        orders.created_at, line.quantity, line.quantity_name, line.alternative_quantity, line.alternative_quantity_name,
        count(*) over (partition by line.product_id)::int as order_count,
        min(orders.created_at) over (partition by line.product_id) as first_created_at
      from orders join order_products line on line.order_id = orders.id join products on products.id = line.product_id
      where orders.user_id = ${user.id} and orders.status not in ('CANCELED', 'MARKED_TO_CANCEL')
      order by line.product_id, orders.created_at desc, orders.id desc) as latest
    order by created_at desc, id desc, product_id limit ${first} offset ${(page - 1) * first}`.execute(db);
  return rows.map(
    ({ product_id, name, default_category_id: category, order_count, created_at, first_created_at, ...line }) => ({
      product: { id: String(product_id), name, default_category_id: category === null ? null : String(category) },
      order_count,
      created_at,
      first_created_at,
      default_quantity_piece: line.quantity,
      default_quantity_name: line.quantity_name,
      alternative_quantity_piece: line.alternative_quantity,
      alternative_quantity_name: line.alternative_quantity_name,
    }),
  );
}
