import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import { productId } from "../../product/productId.ts";
import { type Call, listService, loaded, offline, open, refusing, wireList } from "../lists.test.support.ts";

const [milk, beer, wine] = [productId("12"), productId("7"), productId("9")];
const set = (id: typeof milk, quantity: number, listId = "l1") => ({ listId, productId: id, quantity });
const isSync = ({ call }: Call) => call === "POST /sync";
const syncs = ({ calls }: ReturnType<typeof listService>) =>
  calls.filter(isSync).map(({ body }) => (body.actions ?? []).map(({ productId: id, quantity }) => [id, quantity]));

describe("a quantity", () => {
  it("[LIST-7] shows immediately as pending, then as the server's, and notifies other tabs", async () => {
    const { lists, list, quantities, service, published } = await loaded();
    const done = lists.setQuantity(set(milk, 2));
    expect(quantities()).toEqual({ [milk]: 2 });
    expect(list()).toMatchObject({ pending: { [milk]: true }, errors: {} });
    expect(lists.state.get()).toMatchObject({ isFetching: true, isWaiting: false });
    await done;
    expect(list()).toMatchObject({ pending: {}, products: [{ productId: milk, quantity: 2 }] });
    expect(lists.state.get().isFetching).toBe(false);
    expect(published).toEqual(["lists"]);
    expect(service.calls.map(({ call, body }) => [call, body])).toEqual([
      [
        "POST /sync",
        { actions: [{ action: "SET_PRODUCT_QUANTITY", ...set(milk, 2), created_at: "2026-11-21T10:00:00.000Z" }] },
      ],
    ]);
  });

  it("[LIST-7] gets a time no older than the last change that the shopper has seen", async () => {
    const seen = { ...wireList("l1"), events: [{ created_at: "2026-11-21T12:00:00Z" }] };
    const { lists, service, setNow } = await loaded({ service: listService([seen]) });
    await lists.setQuantity(set(milk, 2));
    setNow("2026-11-21T13:00:00Z");
    await lists.setQuantity(set(milk, 3));
    expect(service.calls.map(({ body }) => body.actions?.[0]?.created_at)).toEqual([
      "2026-11-21T12:00:00.000Z",
      "2026-11-21T13:00:00.000Z",
    ]);
  });

  it("[LIST-7] is sent with the others in one request, with only the last one of each product", async () => {
    const { lists, service, quantities, until } = await loaded();
    const gate = Promise.withResolvers<null>();
    service.rule = () => gate.promise;
    const first = lists.setQuantity(set(milk, 1));
    await until(() => service.calls.length === 1);
    const all = [first, ...[set(milk, 2), set(beer, 6), set(milk, 3)].map((each) => lists.setQuantity(each))];
    expect(quantities()).toEqual({ [milk]: 3, [beer]: 6 });
    gate.resolve(null);
    await Promise.all(all);
    expect(syncs(service)).toEqual([
      [["12", 1]],
      [
        ["12", 3],
        ["7", 6],
      ],
    ]);
    expect(quantities()).toEqual({ [milk]: 3, [beer]: 6 });
  });

  it("[LIST-7] does not change other lists", async () => {
    const { lists, list } = await loaded({ service: listService([wireList("l1"), wireList("l2")]) });
    const other = list("l2");
    await lists.setQuantity(set(milk, 2));
    expect(list("l2")).toBe(other);
    expect(list("l1")?.products).toHaveLength(1);
    await Promise.all([set(milk, 1), set(milk, 3), set(milk, 4, "l2")].map((each) => lists.setQuantity(each)));
    expect(["l1", "l2"].map((id) => list(id)?.products)).toMatchObject([[{ quantity: 3 }], [{ quantity: 4 }]]);
  });
});

describe("a text", () => {
  const write = (text: string, isWanted = true) => ({ listId: "l1", text, isWanted });

  it("[LIST-11] shows immediately, is stored as one line as it is seen, and goes out with the quantities", async () => {
    const { lists, list, service } = await loaded();
    const done = [lists.setText(write("  kenyér,\u00a0 barna ")), lists.setQuantity(set(milk, 2))];
    expect(list()?.texts.map(({ text }) => text)).toEqual(["kenyér, barna"]);
    await Promise.all(done);
    expect(list()).toMatchObject({ texts: [{ text: "kenyér, barna" }], products: [{ productId: milk }] });
    const sent = service.calls.flatMap(({ body }) => body.actions ?? []);
    const created_at = "2026-11-21T10:00:00.000Z";
    expect(sent[0]).toEqual({ action: "SET_TEXT", listId: "l1", text: "kenyér, barna", is_wanted: true, created_at });
  });

  it("[LIST-11] stands on a list once, and goes when it is not wanted", async () => {
    const { lists, list } = await loaded();
    await Promise.all([lists.setText(write("méz")), lists.setText(write("méz "))]);
    expect(list()?.texts).toHaveLength(1);
    await lists.setText(write("méz", false));
    expect(list()?.texts).toEqual([]);
  });

  it("[LIST-11] that is blank or too long is refused without a request", async () => {
    const { lists, service } = await loaded();
    for (const text of ["  \u200b ", "a".repeat(101)])
      expect(await refusal(lists.setText(write(text)))).toMatchObject({ _tag: "ValidationError" });
    expect(service.calls).toEqual([]);
  });

  it("[LIST-11] waits for the network, also beyond the page", async () => {
    const durable = new Map<string, unknown>();
    const { lists, service } = await loaded({ durable });
    service.rule = offline;
    await lists.setText(write("kenyér"));
    expect(durable.get("lists")).toMatchObject([{ userId: "u1", action: { action: "SET_TEXT", text: "kenyér" } }]);
    const later = open({ durable });
    await later.lists.refresh();
    await later.until(() => later.service.changes().includes("POST /sync"));
    expect(later.list()?.texts.map(({ text }) => text)).toEqual(["kenyér"]);
  });
});

describe("a refused quantity", () => {
  const noWine = (call: Call) =>
    isSync(call) && call.body.actions?.some(({ productId: id }) => id === "9")
      ? refusing(422, "VALIDATION_FAILED")
      : null;

  it("[LIST-7] disappears with its error on the product until the next change, a notice and a log entry", async () => {
    const { lists, list, service, texts, logged } = await loaded({
      service: listService([wireList("l1"), wireList("l2")]),
    });
    service.rule = noWine;
    service.lists = [{ ...wireList("l1"), name: "Közben" }, wireList("l2")];
    expect(await refusal(lists.setQuantity(set(wine, 1)))).toMatchObject({ _tag: "ValidationError" });
    expect(list()).toMatchObject({
      name: "Közben",
      products: [],
      pending: {},
      errors: { [wine]: { _tag: "ValidationError" } },
    });
    expect(list("l2")?.errors).toEqual({});
    expect(texts()).toEqual(["Hiba történt a bevásárlólista frissítése közben: Nincs ilyen."]);
    expect(logged).toMatchObject([
      { level: "warning", message: "A list action was refused", details: [{ _tag: "ValidationError" }] },
    ]);
    await lists.setQuantity(set(milk, 1));
    expect(Object.keys(list()?.errors ?? {})).toEqual(["9"]);
    service.rule = () => null;
    const again = lists.setQuantity(set(wine, 2));
    expect(list()?.errors).toEqual({});
    await again;
    expect(list()?.errors).toEqual({});
  });

  it("[LIST-7] does not affect the other quantities: a refused batch is sent again one by one", async () => {
    const { lists, service, quantities, until } = await loaded();
    const gate = Promise.withResolvers<null>();
    service.rule = () => gate.promise;
    const first = lists.setQuantity(set(milk, 1));
    await until(() => service.calls.length === 1);
    service.rule = noWine;
    const rest = [set(milk, 2), set(wine, 1), set(beer, 6)].map((each) => refusal(lists.setQuantity(each)));
    gate.resolve(null);
    await first;
    expect((await Promise.all(rest)).map((error) => error === null)).toEqual([true, false, true]);
    expect(syncs(service)).toEqual([
      [["12", 1]],
      [
        ["12", 2],
        ["9", 1],
        ["7", 6],
      ],
      [["12", 2]],
      [["9", 1]],
      [["7", 6]],
    ]);
    expect(quantities()).toEqual({ [milk]: 2, [beer]: 6 });
    const together = [
      lists.setQuantity(set(milk, 4)),
      lists.setQuantity(set(milk, 5)),
      lists.setQuantity(set(beer, 7)),
    ];
    await Promise.all(together);
    expect(syncs(service).at(-1)).toEqual([
      ["12", 5],
      ["7", 7],
    ]);
  });

  it("[NET-7] leaves the lists stale while offline, and reads them when the network is back", async () => {
    const { lists, service, list, reconnect, until, rest } = await loaded();
    service.rule = (call) => (call.call === "GET /lists" ? offline() : noWine(call));
    await refusal(lists.setQuantity(set(wine, 1)));
    await rest();
    expect(list()?.products).toEqual([]);
    service.lists = [{ ...wireList("l1"), name: "Közben" }];
    service.rule = () => null;
    reconnect();
    await until(() => list()?.name === "Közben");
  });
});

describe("while offline", () => {
  it("[NET-7] changes stay with one notice, and are sent in order when the network is back", async () => {
    const { lists, service, list, quantities, texts, reconnect, until, rest, shop } = await loaded();
    service.rule = offline;
    await refusal(lists.refresh());
    expect(lists.state.get().isWaiting).toBe(false);
    for (const { id } of shop.notices.get()) shop.dismissNotice(id);
    service.rule = () => null;
    await lists.refresh();
    service.rule = offline;
    service.calls.length = 0;
    const all = [lists.setQuantity(set(milk, 2))];
    await until(() => texts().length === 1);
    expect(lists.state.get()).toMatchObject({ isFetching: true, isWaiting: true });
    all.push(lists.setQuantity(set(beer, 6)), lists.setQuantity(set(milk, 5)));
    await until(() => service.calls.length >= 2);
    expect(texts()).toHaveLength(1);
    expect(quantities()).toEqual({ [milk]: 5, [beer]: 6 });
    expect(list()?.pending).toEqual({ [milk]: true, [beer]: true });
    await rest();
    service.rule = () => null;
    const sent = service.calls.length;
    reconnect();
    expect(await Promise.all(all)).toEqual(Array(3).fill({ kind: "waiting" }));
    await until(() => !lists.state.get().isFetching);
    expect(syncs({ ...service, calls: service.calls.slice(sent) })).toEqual([
      [
        ["12", 5],
        ["7", 6],
      ],
    ]);
    expect(list()?.pending).toEqual({});
    expect(lists.state.get()).toMatchObject({ isFetching: false, isWaiting: false });
    for (const { id } of shop.notices.get()) shop.dismissNotice(id);
    service.rule = offline;
    void refusal(lists.setQuantity(set(milk, 7)));
    await until(() => texts().length === 1);
  });

  it("[NET-7] a closed page loses no change: the next page sends it once", async () => {
    const durable = new Map<string, unknown>([
      [
        "lists",
        [
          {
            userId: "u9",
            action: { action: "SET_PRODUCT_QUANTITY", ...set(milk, 3), createdAt: "2026-11-20T10:00:00.000Z" },
          },
        ],
      ],
    ]);
    const left = await loaded({ durable });
    left.service.rule = offline;
    const lost = [set(milk, 2), set(milk, 4), set(beer, 6)].map((each) => left.lists.setQuantity(each));
    await left.until(() => left.texts().length === 1);
    await left.rest();
    left.shop.dispose();
    expect(await Promise.all(lost)).toEqual(Array(3).fill({ kind: "waiting" }));
    expect(durable.get("lists")).toMatchObject([
      { userId: "u9" },
      { userId: "u1", action: set(milk, 4) },
      { userId: "u1", action: set(beer, 6) },
    ]);

    const next = open({ durable, service: listService() });
    await next.until(() => next.service.calls.length > 0);
    expect(syncs(next.service)).toEqual([
      [
        ["12", 4],
        ["7", 6],
      ],
    ]);
    expect(next.service.calls[0]?.body.actions?.[0]?.created_at).toBe("2026-11-21T10:00:00.000Z");
    await next.lists.refresh();
    expect(next.quantities()).toEqual({ [milk]: 4, [beer]: 6 });
    expect(durable.get("lists")).toMatchObject([{ userId: "u9" }]);
    await next.rest();
    expect(syncs(next.service)).toHaveLength(1);
    expect(next.logged).toEqual([]);
  });

  it("[LIST-7] an action that is being sent and also stored is sent once", async () => {
    const storage = Promise.withResolvers<void>();
    const action = { action: "SET_PRODUCT_QUANTITY", ...set(milk, 2), createdAt: "2026-11-21T10:00:00.000Z" };
    const { lists, service, until, rest } = await loaded({
      durable: new Map([["lists", [{ userId: "u1", action }]]]),
      opens: storage.promise,
    });
    const gate = Promise.withResolvers<null>();
    service.rule = () => gate.promise;
    const done = lists.setQuantity(set(milk, 2));
    await until(() => service.calls.length === 1);
    storage.resolve();
    await rest();
    gate.resolve(null);
    await done;
    await rest();
    expect(syncs(service)).toEqual([[["12", 2]]]);
  });

  it("unreadable stored actions are ignored", async () => {
    const durable = new Map<string, unknown>([["lists", "nonsense"]]);
    const { lists, service, rest } = await loaded({ durable });
    await rest();
    expect(service.calls).toEqual([]);
    await lists.setQuantity(set(milk, 2));
    await rest();
    expect(durable.get("lists")).toBeNull();
  });

  it("a failing storage is logged and does not stop the lists", async () => {
    const { lists, quantities, logged, rest } = await loaded({ durable: null });
    await lists.setQuantity(set(milk, 2));
    await rest();
    expect(quantities()).toEqual({ [milk]: 2 });
    expect(logged[0]).toMatchObject({
      level: "warning",
      message: "List actions could not be stored",
      details: [{ _tag: "StorageError" }],
    });
  });
});
