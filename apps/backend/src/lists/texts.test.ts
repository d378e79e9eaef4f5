import { expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { type ListService, listService, type Person } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ago, sharedLists } from "../testing/sharedLists.ts";
import { listTexts } from "./text.hu.ts";

onBothDatabases("texts on lists", (backend) => {
  tests(listService(backend));
});

function tests(service: ListService): void {
  const { call, readList, register, createList } = service;
  const { startList } = sharedLists(service);
  const write = (listId: string, text: string, { isWanted = true, at = ago(0) } = {}) => ({
    action: "SET_TEXT",
    listId,
    text,
    is_wanted: isWanted,
    created_at: at,
  });
  const post = (by: Person, ...actions: ReadonlyArray<object>) => call("POST /sync", { by, body: { actions } });
  const textsOf = async (listId: string, by: Person) => (await readList(listId, by)).texts?.map(({ text }) => text);

  it("[LIST-11] are written and taken off by everyone who may edit the list, beside its products", async () => {
    const { anna, bela, listId } = await startList();
    const milk = { action: "SET_PRODUCT_QUANTITY", listId, productId: String(ids.milk), quantity: 2 };
    const { body } = await post(anna, write(listId, "kenyér, barna"), milk, write(listId, "méz"));
    expect(body).toEqual([await readList(listId, anna)]);
    expect(await textsOf(listId, bela)).toEqual(["kenyér, barna", "méz"]);
    await post(bela, write(listId, "méz", { isWanted: false }));
    const list = await readList(listId, anna);
    expect(list).toMatchObject({ texts: [{ text: "kenyér, barna" }], products: [{ quantity: 2 }] });
    expect(list.events).toHaveLength(3);
  });

  it("[LIST-11] stand on a list once, as they are seen, and an older action changes nothing", async () => {
    const { anna, listId } = await startList();
    await post(anna, write(listId, " kenyér\u200b ", { at: ago(20) }), write(listId, "kenyér", { at: ago(10) }));
    expect(await textsOf(listId, anna)).toEqual(["kenyér"]);
    await post(anna, write(listId, "kenyér", { isWanted: false, at: ago(15) }));
    expect(await textsOf(listId, anna)).toEqual(["kenyér"]);
    await post(anna, write(listId, "kenyér", { isWanted: false, at: ago(5) }));
    await post(anna, write(listId, "kenyér", { at: ago(8) }));
    expect(await textsOf(listId, anna)).toEqual([]);
  });

  it("[LIST-11] that are blank, too long or none are refused by their place, and nothing is written", async () => {
    const { anna, listId } = await startList();
    const refused = await post(anna, write(listId, "méz"), write(listId, "\u200b"));
    expect(refused).toMatchObject({ status: 400, body: { validation: { "actions.1.text": [listTexts.required] } } });
    expect(await post(anna, write(listId, "a".repeat(101)))).toMatchObject({
      status: 400,
      body: { validation: { "actions.0.text": [listTexts.tooLong(100)] } },
    });
    const { text: _, ...without } = write(listId, "méz");
    expect(await post(anna, without)).toMatchObject({
      status: 400,
      body: { validation: { "actions.0.text": [listTexts.required] } },
    });
    expect(await post(anna, { ...without, action: "SET_ALL" })).toMatchObject({ status: 400 });
    expect(await textsOf(listId, anna)).toEqual([]);
  });

  it("[LIST-11] are at most 200 on a list", async () => {
    const { anna, listId } = await startList();
    const many = Array.from({ length: 200 }, (_, index) => write(listId, `tétel ${index}`));
    expect(await post(anna, ...many)).toMatchObject({ status: 200 });
    expect(await post(anna, write(listId, "még egy"))).toMatchObject({
      status: 400,
      body: { validation: { actions: [listTexts.tooManyTexts(200)] } },
    });
    const swapped = [write(listId, "tétel 0", { isWanted: false }), write(listId, "még egy")];
    expect(await post(anna, ...swapped)).toMatchObject({ status: 200 });
  });

  it("[LIST-5] [LIST-11] are written by no stranger, and the invited do not see them", async () => {
    const [anna, bela, dora] = [await register("Anna"), await register("Béla"), await register("Dóra")];
    const listId = await createList(anna);
    await post(anna, write(listId, "titok"));
    await call("POST /shareList", { by: anna, body: { listId, email: bela.email } });
    expect(await textsOf(listId, bela)).toEqual([]);
    expect((await readList(listId, bela)).events).toEqual([]);
    expect(await post(bela, write(listId, "méz"))).toMatchObject({ status: 403 });
    expect(await post(dora, write(listId, "méz"))).toMatchObject({ status: 404 });
    expect(await textsOf(listId, anna)).toEqual(["titok"]);
  });

  it("[LIST-11] of markup and SQL are stored as the text that they are", async () => {
    const { anna, listId } = await startList();
    const hostile = ["<b>vaj</b>", "'); drop table users; --", "${7*7}"];
    await post(anna, ...hostile.map((text) => write(listId, text)));
    expect((await textsOf(listId, anna))?.toSorted()).toEqual(hostile.toSorted());
  });
}
