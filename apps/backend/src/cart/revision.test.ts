import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ids } from "../seed/smallSeed.ts";

interface Cart {
  hash: string;
  revision: number;
  cart_products: { piece: number }[];
}

onBothDatabases("the revision of a cart", (backend) => {
  const { as, create, update, updated, read } = cartClient<Cart>(backend, "hash revision cart_products { piece }");
  let id = "";
  beforeEach(async () => {
    id = await create();
  });
  const milk = (piece: number) => [{ product_id: ids.milk, piece }];
  const pieces = async () => (await read(id)).cart_products.map(({ piece }) => piece);

  it("grows with every update, and is not part of the hash", async () => {
    const first = await updated({ id });
    const second = await updated({ id, contact_data: null });
    expect([first.revision, second.revision, (await read(id)).revision]).toEqual([1, 2, 2]);
    expect(second.hash).toBe(first.hash);
  });

  it("[CART-16] lets no late update undo a newer one, not even when the cart looks again as it did", async () => {
    const { revision } = await updated({ id, products: milk(1) });
    await updated({ id, revision, products: milk(3) });
    await updated({ id, products: milk(1) });
    const late = await update({ id, revision, products: milk(2), contact_data: null });
    expect(late).toMatchObject({
      data: null,
      errors: [{ path: ["updateCart"], extensions: { code: "CART_CHANGED" } }],
    });
    expect(await pieces()).toEqual([1]);
    expect((await read(id)).revision).toBe(revision + 2);
    await updated({ id, revision: revision + 2, products: milk(2) });
    expect(await pieces()).toEqual([2]);
  });

  it("is not compared when the update does not name it", async () => {
    await updated({ id, products: milk(1) });
    await updated({ id, revision: null, products: milk(2) });
    await updated({ id, products: milk(3) });
    expect(await pieces()).toEqual([3]);
  });

  it("[CART-16] lets one of many updates of the same revision through", async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((piece) => update({ id, revision: 0, products: milk(piece) })),
    );
    const accepted = answers.filter(({ data }) => data !== null);
    expect(accepted).toHaveLength(1);
    expect(accepted[0]?.data?.updateCart.cart_products.map(({ piece }) => piece)).toEqual(await pieces());
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(
      Array(5).fill("CART_CHANGED"),
    );
  });

  it("[CART-16] applies an update with a key once, also when another update comes before its retry, and returns the current cart", async () => {
    const keyed = as({ idempotencyKey: randomUUID() });
    const { revision } = await keyed.updated({ id, revision: 0, products: milk(3) });
    await updated({ id, products: milk(1) });
    const again = await keyed.updated({ id, revision: 0, products: milk(3) });
    expect([again.revision, again.cart_products]).toEqual([revision + 1, [{ piece: 1 }]]);
    const other = await keyed.update({ id, revision: revision + 1, products: milk(3) });
    expect(other.errors[0]?.extensions.code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await pieces()).toEqual([1]);
  });

  it("[CART-16] keeps no key of an update that was refused", async () => {
    const keyed = as({ idempotencyKey: randomUUID() });
    const refused = await keyed.update({ id, revision: 7, products: milk(3) });
    expect(refused.errors[0]?.extensions.code).toBe("CART_CHANGED");
    await keyed.updated({ id, revision: 0, products: milk(3) });
    expect(await pieces()).toEqual([3]);
  });

  it("costs three more statements with a key, and none without", async () => {
    const statements = async (by: Parameters<typeof as>[0]) => {
      await updated({ id, products: milk(1) });
      backend().takeStatements();
      await as(by).updated({ id, products: milk(2) });
      return backend()
        .takeStatements()
        .filter((statement) => statement.includes("idempotency_keys")).length;
    };
    expect([await statements(undefined), await statements({ idempotencyKey: randomUUID() })]).toEqual([0, 3]);
  });
});
