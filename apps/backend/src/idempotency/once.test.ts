import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { onBothDatabasesAlways } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { once } from "./once.ts";

onBothDatabasesAlways("once", (backend) => {
  const asker = { now: new Date(firstNow), user: null, idempotencyKey: randomUUID() };
  const insertCart = (id: string) => async (transaction: Parameters<Parameters<typeof once>[1]["run"]>[0]) => {
    await transaction.insertInto("carts").values({ id }).execute();
    return id;
  };
  const cartId = () => randomUUID().replaceAll("-", "").slice(0, 22);
  const madeCarts = async (ids: ReadonlyArray<string>) =>
    (
      await backend()
        .database.db.selectFrom("carts")
        .where("id", "in", [...ids])
        .select("id")
        .execute()
    ).map(({ id }) => id);

  it("[ORDER-3] does a thing once, however many requests come at the same time", async () => {
    const { db } = backend().database;
    const idempotencyKey = randomUUID();
    const ids = Array.from({ length: 8 }, cartId);
    const answers = await Promise.all(
      ids.map((id) =>
        once({ ...asker, db, idempotencyKey }, { operation: "make", input: { a: 1 }, run: insertCart(id) }),
      ),
    );
    const [first] = answers;
    expect(new Set(answers)).toEqual(new Set([first]));
    expect(await madeCarts(ids)).toEqual([first]);
  });

  it("[ORDER-3] refuses the same key for another input or another operation, and does nothing then", async () => {
    const { db } = backend().database;
    const by = { ...asker, db, idempotencyKey: randomUUID() };
    const ids = [cartId(), cartId(), cartId()] as const;
    await once(by, { operation: "make", input: { a: 1 }, run: insertCart(ids[0]) });
    await expect(once(by, { operation: "make", input: { a: 2 }, run: insertCart(ids[1]) })).rejects.toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
    await expect(once(by, { operation: "take", input: { a: 1 }, run: insertCart(ids[2]) })).rejects.toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
    expect(await madeCarts(ids)).toEqual([ids[0]]);
  });

  it("[ORDER-3] keeps nothing of what failed, so that it can be tried again", async () => {
    const { db } = backend().database;
    const by = { ...asker, db, idempotencyKey: randomUUID() };
    const id = cartId();
    const failing = async (transaction: Parameters<ReturnType<typeof insertCart>>[0]) => {
      await insertCart(id)(transaction);
      throw new Error("The line was cut");
    };
    await expect(once(by, { operation: "make", input: null, run: failing })).rejects.toThrow("The line was cut");
    expect(await madeCarts([id])).toEqual([]);
    expect(await once(by, { operation: "make", input: null, run: insertCart(id) })).toBe(id);
  });

  it("keeps the same key of two callers apart", async () => {
    const { db } = backend().database;
    const by = { ...asker, db, idempotencyKey: randomUUID() };
    const [guests, users] = [cartId(), cartId()];
    expect(await once(by, { operation: "make", input: null, run: insertCart(guests) })).toBe(guests);
    expect(
      await once({ ...by, user: { id: "somebody" } }, { operation: "make", input: null, run: insertCart(users) }),
    ).toBe(users);
  });

  it("honours a key for 24 hours, and not for longer", async () => {
    const { db } = backend().database;
    const by = { ...asker, db, idempotencyKey: randomUUID() };
    const ids = [cartId(), cartId(), cartId()] as const;
    const later = (ms: number) => ({ ...by, now: new Date(by.now.getTime() + ms) });
    const day = 24 * 60 * 60_000;
    await once(by, { operation: "make", input: null, run: insertCart(ids[0]) });
    expect(await once(later(day - 1), { operation: "make", input: null, run: insertCart(ids[1]) })).toBe(ids[0]);
    expect(await once(later(day), { operation: "make", input: null, run: insertCart(ids[2]) })).toBe(ids[2]);
  });

  it("stores neither the key nor the input", async () => {
    const { db } = backend().database;
    const idempotencyKey = randomUUID();
    await once(
      { ...asker, db, idempotencyKey },
      { operation: "make", input: { password: "titok-titok" }, run: insertCart(cartId()) },
    );
    const stored = JSON.stringify(await db.selectFrom("idempotency_keys").selectAll().execute());
    expect(stored).not.toContain(idempotencyKey);
    expect(stored).not.toContain("titok");
  });

  it("[NET-2] makes one cart for one key over the wire, and refuses an invalid key", async () => {
    const create = (idempotencyKey?: string) =>
      backend().ask<{ createCart: { id: string } } | undefined>(
        "mutation { createCart { id } }",
        {},
        idempotencyKey === undefined ? {} : { idempotencyKey },
      );
    const key = randomUUID();
    const [first, second, other] = [await create(key), await create(key), await create()];
    expect(first.data?.createCart.id).toMatch(/^[\w-]{22}$/);
    expect(second.data?.createCart.id).toBe(first.data?.createCart.id);
    expect(other.data?.createCart.id).not.toBe(first.data?.createCart.id);
    expect(await create("short")).toMatchObject({ status: 400, errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  });
});
