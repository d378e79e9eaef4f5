import { lowestValidQuantity } from "@kamra/core/product";
import type { BackendAnswer, CheckedBackend } from "./CheckedBackend.ts";

const cartFields = `id hash revision total_price cart_products {
  piece price total_price product { id empties { price } }
}`;

/** A change of a cart, as `UpdateCartInput` has it. */
interface CartChange {
  readonly products?: ReadonlyArray<{ readonly product_id: string; readonly piece: number }>;
  readonly revision?: number;
}

const keyed = (key: string | undefined) => (key === undefined ? {} : { "idempotency-key": key });

export const createCart = (backend: CheckedBackend, key?: string): Promise<BackendAnswer> =>
  backend.ask(`mutation { createCart { ${cartFields} } }`, {}, keyed(key));

export const readCart = (backend: CheckedBackend, id: string): Promise<BackendAnswer> =>
  backend.ask(`query ($id: ID!) { cart(id: $id) { ${cartFields} } }`, { id });

export const updateCart = (
  backend: CheckedBackend,
  id: string,
  change: CartChange,
  key?: string,
): Promise<BackendAnswer> =>
  backend.ask(
    `mutation ($input: UpdateCartInput!) { updateCart(input: $input) { ${cartFields} } }`,
    { input: { id, ...change } },
    keyed(key),
  );

/** The id of a new, empty cart. Errors: when the backend makes none. */
export async function newCart(backend: CheckedBackend): Promise<string> {
  const answer = await createCart(backend);
  const id = answer.at("createCart", "id");
  if (typeof id !== "string") throw new Error(`createCart answered no id, with the codes [${answer.codes.join(", ")}]`);
  return id;
}

/** A product that can be ordered, and a quantity that it may be ordered in. Errors: when the backend has none. */
export async function orderable(backend: CheckedBackend): Promise<{ readonly id: string; readonly piece: number }> {
  const answer = await backend.ask(
    `{ products(first: 1, filters: { productStatus: [AVAILABLE] }) { data { id default_quantity_minimum default_quantity_scale } } }`,
  );
  const id = answer.at("products", "data", 0, "id");
  if (typeof id !== "string") throw new Error("There is no product with the status AVAILABLE: the checks need one");
  const [minimum = 0, scale = 0] = ["minimum", "scale"].map((name) =>
    Number(answer.at("products", "data", 0, `default_quantity_${name}`) ?? 0),
  );
  return { id, piece: lowestValidQuantity({ name: "", minimumQuantity: minimum, quantityStep: scale }) };
}
