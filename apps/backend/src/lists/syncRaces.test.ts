import { expect, inject, it } from "vitest";
import { listService } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ago, sharedLists } from "../testing/sharedLists.ts";
import { ids } from "../seed/smallSeed.ts";

const milk = String(ids.milk);
const allProducts = Object.values(ids).map(String);

onBothDatabases("lists that are changed at the same time", (backend) => {
  const service = listService(backend);
  const { call, createList, readList, register, sync } = service;
  const { quantities, startList } = sharedLists(service);

  it("loses nothing when people edit a list at the same time, and keeps the newest write of a product", async () => {
    const { anna, bela, listId } = await startList();
    const edits = allProducts.flatMap((productId, index) => [
      sync(index % 2 === 0 ? anna : bela, [
        { listId, productId, quantity: index + 1, created_at: ago(1) },
        { listId, productId: milk, quantity: 50 + index, created_at: ago(90 - index) },
      ]),
      sync(index % 2 === 0 ? bela : anna, [
        { listId, productId: milk, quantity: 100 + index, created_at: ago(60 - index) },
        { listId, productId, quantity: 99, created_at: ago(2) },
      ]),
    ]);
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(edits.map(() => 200));
    expect(await quantities(listId, anna)).toEqual(
      Object.fromEntries(allProducts.map((productId, index) => [productId, index + 1])),
    );
  });

  it("never deadlocks when two requests name the same lists in opposite orders", async () => {
    const anna = await register("Anna");
    const lists = await Promise.all(Array.from({ length: inject("isFull") ? 150 : 60 }, () => createList(anna)));
    const actions = lists.map((listId) => ({ listId, productId: milk, quantity: 1 }));
    const edits = Array.from({ length: inject("isFull") ? 20 : 12 }, (_, index) =>
      sync(anna, index % 2 === 0 ? actions : actions.toReversed()),
    );
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(edits.map(() => 200));
  });

  it("does an edit wholly or not at all when the list goes or the share is taken back meanwhile", async () => {
    for (const end of ["DELETE /list/{id}", "POST /removeShare"] as const) {
      const { anna, bela, listId } = await startList();
      const edits = Array.from({ length: 12 }, async (_, index) => {
        if (index === 5) return await call(end, { by: anna, id: listId, body: { listId, email: bela.email } });
        return await sync(bela, [{ listId, productId: milk, quantity: index + 1 }]);
      });
      const statuses = (await Promise.all(edits)).map(({ status }) => status);
      expect(statuses[5]).toBe(204);
      expect(statuses.filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
      expect(await sync(bela, [{ listId, productId: milk, quantity: 1 }])).toMatchObject({ status: 404 });
    }
  });

  it("[LIST-1] serializes an acceptance and a removal, and ends in the state of that order", async () => {
    for (let round = 0; round < 5; round++) {
      const [anna, bela] = [await register("Anna"), await register("Béla")];
      const listId = await createList(anna);
      await call("POST /shareList", { by: anna, body: { listId, email: bela.email } });
      const [accepted, removed] = await Promise.all([
        call("POST /acceptShare", { by: bela, body: { listId } }),
        call("POST /removeShare", { by: anna, body: { listId, email: bela.email } }),
      ]);
      expect(removed.status).toBe(204);
      expect([204, 404]).toContain(accepted.status);
      expect((await readList(listId, anna)).users).toHaveLength(1);
      expect(await service.readLists(bela)).toEqual([]);
    }
  });
});
