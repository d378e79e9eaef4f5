import fc from "fast-check";
import { expect, it } from "vitest";
import { type ListService, listService } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ago, sharedLists } from "../testing/sharedLists.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow, type TestBackend } from "../testing/startTestBackend.ts";
import { listTexts } from "./text.hu.ts";

onBothDatabases("syncing lists", (backend) => {
  tests(backend, listService(backend));
});

const milk = String(ids.milk);
const pear = String(ids.pear);
const cake = String(ids.cake);

function tests(backend: () => TestBackend, service: ListService): void {
  const { call, createList, readList, register, sync } = service;
  const { quantities, startList } = sharedLists(service);

  it("[LIST-7] sets quantities, leaves the others, takes off with 0, and answers the lists as they are", async () => {
    const { anna, bela, listId } = await startList();
    await sync(anna, [
      { listId, productId: milk, quantity: 2 },
      { listId, productId: pear, quantity: 0.5 },
    ]);
    const { status, body } = await sync(bela, [
      { listId, productId: milk, quantity: 0 },
      { listId, productId: cake, quantity: 1, created_at: ago(0) },
    ]);
    expect(status).toBe(200);
    expect(body).toEqual([await readList(listId, anna)]);
    expect(await quantities(listId, bela)).toEqual({ [pear]: 0.5, [cake]: 1 });
  });

  it("[LIST-4] keeps an event for each product, and when it was put on the list", async () => {
    const { anna, listId } = await startList();
    await sync(anna, [
      { listId, productId: milk, quantity: 2, created_at: ago(60) },
      { listId, productId: pear, quantity: 1, created_at: ago(50) },
    ]);
    await sync(anna, [
      { listId, productId: milk, quantity: 3, created_at: ago(40) },
      { listId, productId: pear, quantity: 0, created_at: ago(30) },
    ]);
    let list = await readList(listId, anna);
    expect(list.products).toEqual([{ productId: milk, quantity: 3, created_at: ago(60) }]);
    expect(list.events.map((event) => event.created_at).toSorted()).toEqual([ago(40), ago(30)]);
    await sync(anna, [{ listId, productId: pear, quantity: 4, created_at: ago(20) }]);
    list = await readList(listId, anna);
    expect(list.products[1]).toEqual({ productId: pear, quantity: 4, created_at: ago(20) });
  });

  it("[LIST-4] remembers the latest 500 removals", async () => {
    const { anna, listId } = await startList();
    const products = Array.from({ length: 700 }, (_, index) => ({
      list_id: listId,
      product_id: 1_000_000 + index,
      quantity: 0,
      created_at: ago(1000 - index),
      written_at: ago(1000 - index),
    }));
    await backend().database.db.insertInto("shopping_list_products").values(products).execute();
    await sync(anna, [
      { listId, productId: milk, quantity: 2, created_at: ago(5000) },
      { listId, productId: pear, quantity: 0, created_at: ago(10) },
    ]);
    const { events } = await readList(listId, anna);
    expect(events.map((event) => event.created_at).toSorted()).toEqual([
      ago(5000),
      ...products.slice(201).map(({ written_at }) => written_at),
      ago(10),
    ]);
    expect(await quantities(listId, anna)).toEqual({ [milk]: 2 });
  });

  it("[LIST-7] holds quantities at five decimals", async () => {
    const { anna, listId } = await startList();
    await sync(anna, [
      { listId, productId: milk, quantity: 999_999 },
      { listId, productId: pear, quantity: 0.1 + 0.2 },
      { listId, productId: cake, quantity: 0.000_001 },
    ]);
    expect(await quantities(listId, anna)).toEqual({ [milk]: 999_999, [pear]: 0.3 });
  });

  it("[LIST-7] changes nothing when the same actions come again", async () => {
    const { anna, listId } = await startList();
    const actions = [
      { listId, productId: milk, quantity: 2, created_at: ago(20) },
      { listId, productId: pear, quantity: 0, created_at: ago(10) },
    ];
    const { body } = await sync(anna, actions);
    expect((await sync(anna, actions)).body).toEqual(body);
    await sync(anna, [{ listId, productId: milk, quantity: 7, created_at: ago(5) }]);
    await sync(anna, actions);
    expect(await quantities(listId, anna)).toEqual({ [milk]: 7 });
  });

  it("[LIST-7] lets the last write of each product win, in any order and batches", async () => {
    const { anna, bela } = await startList();
    const writes = fc.array(
      fc.record({
        productId: fc.constantFrom(milk, pear, cake),
        quantity: fc.integer({ min: 0, max: 4 }),
        by: fc.constantFrom(anna, bela),
        bundle: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 10 },
    );
    const cases = writes.chain((made) =>
      fc.record({ made: fc.constant(made), order: fc.shuffledSubarray([...made.keys()], { minLength: made.length }) }),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ({ made, order }) => {
        const listId = await createList(anna);
        await call("POST /shareList", { by: anna, body: { listId, email: bela.email } });
        await call("POST /acceptShare", { by: bela, body: { listId } });
        backend().setNow(firstNow);
        const timed = made.map((write, index) => ({ ...write, created_at: ago(100 - index) }));
        const arriving = order.flatMap((index) => timed[index] ?? []);
        for (const person of [bela, anna]) {
          for (const bundle of [2, 0, 3, 1]) {
            const actions = arriving
              .filter((write) => write.by === person && write.bundle === bundle)
              .map(({ productId, quantity, created_at }) => ({ listId, productId, quantity, created_at }));
            if (actions.length > 0) await sync(person, actions);
          }
        }
        const last = Object.fromEntries(timed.map(({ productId, quantity }) => [productId, quantity]));
        expect(await quantities(listId, anna)).toEqual(
          Object.fromEntries(Object.entries(last).filter(([, quantity]) => quantity > 0)),
        );
        await call("DELETE /list/{id}", { by: anna, id: listId });
        await backend().database.db.deleteFrom("rate_limits").execute();
      }),
      { numRuns: 25 },
    );
  });

  it("[LIST-7] takes a time in the future for the moment at which it arrives", async () => {
    const { anna, bela, listId } = await startList();
    await sync(anna, [{ listId, productId: milk, quantity: 1, created_at: "2099-01-01T00:00:00Z" }]);
    expect(await readList(listId, anna)).toMatchObject({ products: [{ created_at: ago(0) }] });
    backend().setNow(ago(-1));
    await sync(bela, [{ listId, productId: milk, quantity: 2 }]);
    backend().setNow(firstNow);
    expect(await quantities(listId, anna)).toEqual({ [milk]: 2 });
  });

  it("applies all actions or none", async () => {
    const { anna, bela, listId } = await startList();
    const foreign = await createList(await register("Cili"));
    const invited = await createList(anna);
    await call("POST /shareList", { by: anna, body: { listId: invited, email: bela.email } });
    const good = { listId, productId: milk, quantity: 1 };
    expect(await sync(bela, [good, { ...good, productId: "987654" }, { ...good, productId: "x" }])).toMatchObject({
      status: 400,
      body: {
        code: "VALIDATION_FAILED",
        validation: {
          "actions.1.productId": [listTexts.unknownProduct],
          "actions.2.productId": [listTexts.unknownProduct],
        },
      },
    });
    expect(await sync(bela, [good, { ...good, listId: foreign }])).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
    expect(await sync(bela, [good, { ...good, listId: invited }])).toMatchObject({
      status: 403,
      body: { code: "FORBIDDEN" },
    });
    expect(await quantities(listId, anna)).toEqual({});
  });

  it.each([
    ["quantity", -1, listTexts.quantity],
    ["quantity", 1_000_000, listTexts.quantity],
    ["quantity", "1", listTexts.notValid],
    ["quantity", null, listTexts.notValid],
    ["quantity", undefined, listTexts.required],
    ["productId", 4, listTexts.notValid],
    ["productId", "", listTexts.required],
    ["listId", "", listTexts.required],
    ["action", "REMOVE_PRODUCT", listTexts.notValid],
    ["created_at", "yesterday", listTexts.notValid],
    ["created_at", "2026-11-21T10:00:00", listTexts.notValid],
    ["created_at", "0000-01-01T00:00:00Z", listTexts.notValid],
    ["created_at", "2026-13-41T00:00:00Z", listTexts.notValid],
  ])("[FORM-3] refuses a %s of %j by its name", async (field, value, text) => {
    const { anna, listId } = await startList();
    const good = { action: "SET_PRODUCT_QUANTITY", listId, productId: milk, quantity: 1 };
    const answer = await call("POST /sync", { by: anna, body: { actions: [good, { ...good, [field]: value }] } });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: "VALIDATION_FAILED", validation: { [`actions.1.${field}`]: [text] } },
    ]);
    expect(await quantities(listId, anna)).toEqual({});
  });

  it("refuses invalid numbers, no actions, too many, and too many bytes", async () => {
    const { anna, listId } = await startList();
    const good = { action: "SET_PRODUCT_QUANTITY", listId, productId: milk, quantity: 1 };
    const post = async (body: unknown) => await call("POST /sync", { by: anna, body });
    for (const quantity of ["NaN", "Infinity"])
      expect(await post(JSON.stringify({ actions: [good] }).replace(":1}", `:${quantity}}`))).toMatchObject({
        status: 400,
        body: { code: "BAD_REQUEST" },
      });
    expect(await post(JSON.stringify({ actions: [good] }).replace(":1}", ":1e999}"))).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED" },
    });
    expect(await post({ actions: [] })).toMatchObject({
      status: 400,
      body: { validation: { actions: [listTexts.notValid] } },
    });
    expect(await post({ actions: Array(501).fill(good) })).toMatchObject({
      status: 400,
      body: { validation: { actions: [listTexts.tooManyActions(500)] } },
    });
    expect(await post({ actions: [good], more: "x".repeat(270_000) })).toMatchObject({
      status: 413,
      body: { code: "BAD_REQUEST" },
    });
    expect(
      await post({ actions: Array(500).fill({ ...good, created_at: "2026-11-21T09:59:59.999999999+01:00" }) }),
    ).toMatchObject({ status: 200 });
  });

  it("keeps products that have left the catalogue until they are removed, and refuses unknown ones", async () => {
    const { anna, listId } = await startList();
    const { db } = backend().database;
    const gone = { list_id: listId, product_id: 4321, quantity: 1, created_at: ago(9), written_at: ago(9) };
    await db.insertInto("shopping_list_products").values(gone).execute();
    await sync(anna, [{ listId, productId: "4321", quantity: 2 }]);
    expect(await quantities(listId, anna)).toEqual({ "4321": 2 });
    await sync(anna, [
      { listId, productId: "4321", quantity: 0 },
      { listId, productId: "4322", quantity: 0 },
      { listId, productId: "9999999999", quantity: 0 },
    ]);
    expect(await readList(listId, anna)).toMatchObject({ products: [], events: [{}] });
  });

  it("lets no list have more than 500 products", async () => {
    const { anna, listId } = await startList();
    const rows = Array.from({ length: 500 }, (_, index) => ({
      list_id: listId,
      product_id: 5000 + index,
      quantity: 1,
      created_at: ago(9),
      written_at: ago(9),
    }));
    await backend().database.db.insertInto("shopping_list_products").values(rows).execute();
    expect(await sync(anna, [{ listId, productId: milk, quantity: 1 }])).toMatchObject({
      status: 400,
      body: { validation: { actions: [listTexts.tooManyProducts(500)] } },
    });
    expect(
      await sync(anna, [
        { listId, productId: milk, quantity: 1 },
        { listId, productId: "5000", quantity: 0 },
      ]),
    ).toMatchObject({ status: 200 });
  });
}
