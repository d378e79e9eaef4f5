import { lowestValidQuantity } from "@kamra/core/product";
import { type BackendAnswer, type CheckedBackend, listOf, valueAt } from "./CheckedBackend.ts";

const cartFields = `id hash revision total_price cart_products {
  piece price total_price product { id empties { price } }
}`;

/** A change of a cart, as `UpdateCartInput` has it. */
interface CartChange extends Readonly<Record<string, unknown>> {
  readonly products?: ReadonlyArray<{ readonly product_id: string; readonly piece: number }>;
  readonly revision?: number;
}

/** The backend for a guest, or one of its users. */
export type Asker = Pick<CheckedBackend, "ask">;

const keyed = (key: string | undefined) => (key === undefined ? {} : { "idempotency-key": key });

export const createCart = (backend: Asker, key?: string): Promise<BackendAnswer> =>
  backend.ask(`mutation { createCart { ${cartFields} } }`, {}, keyed(key));

/** A cart, with more fields when they are named. */
export const readCart = (backend: Asker, id: string, more = ""): Promise<BackendAnswer> =>
  backend.ask(`query ($id: ID!) { cart(id: $id) { ${cartFields} ${more} } }`, { id });

export const updateCart = (backend: Asker, id: string, change: CartChange, key?: string): Promise<BackendAnswer> =>
  backend.ask(
    `mutation ($input: UpdateCartInput!) { updateCart(input: $input) { ${cartFields} } }`,
    { input: { id, ...change } },
    keyed(key),
  );

/** The id of a new, empty cart. Errors: when the backend makes none. */
export async function newCart(backend: Asker): Promise<string> {
  const answer = await createCart(backend);
  const id = answer.at("createCart", "id");
  if (typeof id !== "string") throw new Error(`createCart answered no id, with the codes [${answer.codes.join(", ")}]`);
  return id;
}

/** A product, and a quantity that it may be ordered in. */
export interface OrderableProduct {
  readonly id: string;
  readonly piece: number;
  /** Whether the shopper can withdraw from its purchase. */
  readonly isReturnable: boolean;
}

/** Products that can be ordered, at most so many. Errors: when the backend has none. */
export async function orderableProducts(backend: Asker, first: number): Promise<ReadonlyArray<OrderableProduct>> {
  const answer = await backend.ask(
    `query ($first: Int!) { products(first: $first, filters: { productStatus: [AVAILABLE] }) {
      data { id is_returnable default_quantity_minimum default_quantity_scale }
    } }`,
    { first },
  );
  const products = listOf(answer.at("products", "data"));
  if (products.length === 0) throw new Error("There is no product with the status AVAILABLE: the checks need one");
  return products.map((product) => {
    const figure = (name: string) => Number(valueAt(product, [`default_quantity_${name}`]) ?? 0);
    const unit = { name: "", minimumQuantity: figure("minimum"), quantityStep: figure("scale") };
    return {
      id: String(valueAt(product, ["id"])),
      piece: lowestValidQuantity(unit),
      isReturnable: valueAt(product, ["is_returnable"]) === true,
    };
  });
}

/** The first product that can be ordered. Errors: when the backend has none. */
export async function orderable(backend: Asker): Promise<OrderableProduct> {
  const [product] = await orderableProducts(backend, 1);
  if (product === undefined) throw new Error("The list of orderable products is empty");
  return product;
}
