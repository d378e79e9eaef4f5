import type { TestBackend, TestError } from "./startTestBackend.ts";

type Input = Readonly<Record<string, unknown>> & { readonly id: string };

interface Caller {
  readonly token?: string;
  readonly idempotencyKey?: string;
}

interface Answer<Cart> {
  readonly data: { readonly updateCart: Cart } | null;
  readonly errors: ReadonlyArray<TestError>;
}

/** A shopper's cart operations, with the fields that tests read. */
export interface CartClient<Cart> {
  readonly create: () => Promise<string>;
  readonly update: (input: Input) => Promise<Answer<Cart>>;
  /** Fails when the update is refused. */
  readonly updated: (input: Input) => Promise<Cart>;
  /** What is wrong with an update, by field; fails when it is not refused for its fields. */
  readonly invalid: (input: Input) => Promise<Readonly<Record<string, ReadonlyArray<string>>>>;
  readonly read: (id: string) => Promise<Cart>;
  /** The same for another user, or for a guest. */
  readonly as: (by: Caller | undefined) => CartClient<Cart>;
}

export function cartClient<Cart>(backend: () => TestBackend, fields: string, by?: Caller): CartClient<Cart> {
  const client: CartClient<Cart> = {
    async create() {
      const { data } = await backend().ask<{ createCart: { id: string } }>("mutation { createCart { id } }", {}, by);
      return data.createCart.id;
    },
    update: (input) =>
      backend().ask(`mutation ($input: UpdateCartInput!) { updateCart(input: $input) { ${fields} } }`, { input }, by),
    async updated(input) {
      const { data, errors } = await client.update(input);
      if (data === null) throw new Error(JSON.stringify(errors));
      return data.updateCart;
    },
    async invalid(input) {
      const { errors } = await client.update(input);
      const [error] = errors;
      if (error?.extensions.validation === undefined)
        throw new Error(`Not refused for its fields: ${JSON.stringify(errors)}`);
      return error.extensions.validation;
    },
    async read(id) {
      const { data, errors } = await backend().ask<{ cart: Cart | null }>(
        `query ($id: ID!) { cart(id: $id) { ${fields} } }`,
        { id },
        by,
      );
      if (data.cart === null) throw new Error(JSON.stringify(errors));
      return data.cart;
    },
    as: (caller) => cartClient<Cart>(backend, fields, caller),
  };
  return client;
}
