import { refusal } from "../../kernel/refusal.test.support.ts";
import { orThrow } from "../../kernel/CommandResult.ts";
import { describe, expect, it } from "vitest";
import { formTexts } from "../../form/text.hu.ts";
import { productId } from "../../product/productId.ts";
import { product, shopper } from "../../decoding/examples.test.support.ts";
import { listService, loaded, offline, open, refusing, user, wireList } from "../lists.test.support.ts";

const [milk, beer] = [productId("12"), productId("7")];
const invited = { type: "shared", shared_at: "2026-11-20T10:00:00Z" };

describe("loading the lists", () => {
  it("[LIST-1] [LIST-2] shows the user's lists, and their invitations separately", async () => {
    const { lists, list, service } = open({
      service: listService([wireList("l1"), wireList("l2", invited), wireList("l3", { userId: "u9" })]),
    });
    expect(lists.state.get()).toMatchObject({ lists: null, invitations: [], isFetching: false, failure: null });
    service.rule = () => {
      expect(lists.state.get().isFetching).toBe(true);
      return null;
    };
    await lists.refresh();
    expect(lists.state.get()).toMatchObject({
      lists: [{ id: "l1", membership: "owner" }],
      invitations: [{ id: "l2" }],
      isFetching: false,
    });
    expect(list("l2")?.membership).toBe("pending");
    expect(service.calls).toHaveLength(1);
    const before = lists.state.get().lists;
    await lists.refresh();
    expect(lists.state.get().lists).toBe(before);
  });

  it("sends no request for a guest", async () => {
    const { lists, service } = open({ isGuest: true });
    await lists.refresh();
    expect([lists.state.get().lists, service.calls]).toEqual([null, []]);
  });

  it("shows the failure until it succeeds", async () => {
    const { lists, service, texts } = open();
    service.rule = () => refusing(500, "INTERNAL_SERVER_ERROR");
    expect(await refusal(lists.refresh())).toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
    expect(lists.state.get()).toMatchObject({ isFetching: false, failure: { code: "INTERNAL_SERVER_ERROR" } });
    expect(texts()).toEqual([]);
    service.rule = () => null;
    await lists.refresh();
    expect(lists.state.get().failure).toBeNull();
  });

  it("[NET-4] reports an outage once until the network is back", async () => {
    const { lists, service, texts, shop } = open();
    service.rule = offline;
    for (const _time of [1, 2]) expect(await refusal(lists.refresh())).toMatchObject({ _tag: "NetworkError" });
    expect(texts()).toHaveLength(1);
    expect(lists.state.get().failure).toBeNull();
    for (const { id } of shop.notices.get()) shop.dismissNotice(id);
    await refusal(lists.refresh());
    expect(texts()).toEqual([]);
    service.rule = () => null;
    await lists.refresh();
    service.rule = offline;
    await refusal(lists.refresh());
    expect(texts()).toHaveLength(1);
  });

  it("starts from the shipped snapshot, and ships the service's answer", async () => {
    const first = await loaded();
    await first.lists.setQuantity({ listId: "l1", productId: milk, quantity: 2 });
    const snapshot = first.shop.snapshot();
    expect(snapshot.lists?.lists).toMatchObject([{ id: "l1", products: [{ productId: milk, quantity: 2 }] }]);
    const { lists, service } = open({ snapshot });
    expect(service.calls).toEqual([]);
    expect(lists.state.get().lists).toMatchObject([{ id: "l1", membership: "owner", products: [{ productId: milk }] }]);
    const shipped = lists.state.get();
    service.rule = () => new Promise(() => {});
    void refusal(lists.setQuantity({ listId: "l1", productId: beer, quantity: 1 }));
    expect(lists.state.getServer()).toEqual(shipped);
    expect(lists.state.get()).not.toEqual(shipped);
    expect(lists.state.get().isWaiting).toBe(false);
    const later = open({ snapshot, service: listService([wireList("l9")]) });
    await later.lists.refresh();
    expect(later.list("l9")).toBeDefined();
    expect(later.lists.state.getServer()).toEqual(shipped);
  });

  it("renders the service's answer on a page without a snapshot", async () => {
    const { lists, service } = await loaded();
    service.rule = () => new Promise(() => {});
    void refusal(lists.setQuantity({ listId: "l1", productId: beer, quantity: 1 }));
    expect(lists.state.getServer().lists).toMatchObject([{ id: "l1", products: [], pending: {} }]);
  });

  it("[LIST-1] [LIST-7] shows the lists once the user is known, and sends their stored actions", async () => {
    const left = {
      action: "SET_PRODUCT_QUANTITY",
      listId: "l1",
      productId: milk,
      quantity: 3,
      createdAt: "2026-11-20T10:00:00.000Z",
    };
    const { shop, lists, service, quantities, until } = open({
      snapshot: { session: null },
      durable: new Map([["lists", [{ userId: "u1", action: left }]]]),
    });
    let name = "Kiss Éva";
    service.rule = ({ call }) =>
      call === "POST /graphql" ? Response.json({ data: { me: { ...shopper.wire, name } } }) : null;
    await lists.refresh();
    expect(lists.state.get()).toMatchObject({ lists: null, invitations: [] });
    expect(service.changes()).toEqual([]);
    await shop.session.refresh({ skipsCart: true });
    expect(lists.state.get().lists).toMatchObject([{ id: "l1", membership: "owner" }]);
    await until(() => quantities()["12"] === 3 && !lists.state.get().isFetching);
    const before = lists.state.get();
    name = "Kiss Évike";
    await shop.session.refresh({ skipsCart: true });
    expect(shop.session.state.get().user?.name).toBe("Kiss Évike");
    expect(lists.state.get()).toBe(before);
  });

  it("follows other tabs' changes until the shop is disposed of", async () => {
    const { service, tabPublishes, quantities, until, shop, tabs } = await loaded();
    service.lists = [
      { ...wireList("l1"), products: [{ productId: "12", quantity: 3, created_at: "2026-11-20T11:00:00Z" }] },
    ];
    tabPublishes();
    await until(() => quantities()["12"] === 3);
    shop.dispose();
    await until(() => tabs.size === 0);
  });
});

describe("operations", () => {
  const shared = {
    lists: [
      wireList("l1"),
      wireList("l2", invited),
      wireList("l3", { ...invited, accepted_at: "2026-11-20T11:00:00Z" }),
    ],
  };

  it.each([
    ["rename", "PUT /list/l1", { name: "Más" }, (page) => page.lists.rename({ listId: "l1", name: "Más" })],
    ["remove", "DELETE /list/l1", {}, (page) => page.lists.remove("l1")],
    [
      "share",
      "POST /shareList",
      { listId: "l1", email: "bela@example.hu" },
      (page) => page.lists.share({ listId: "l1", email: "bela@example.hu" }),
    ],
    [
      "removeShare",
      "POST /removeShare",
      { listId: "l1", email: "bela@example.hu" },
      (page) => page.lists.removeShare({ listId: "l1", email: "bela@example.hu" }),
    ],
    ["accept", "POST /acceptShare", { listId: "l2" }, (page) => page.lists.accept("l2")],
    ["decline", "POST /declineShare", { listId: "l2" }, (page) => page.lists.decline("l2")],
    ["leave", "GET /leaveList/l3", {}, (page) => page.lists.leave("l3")],
  ] satisfies ReadonlyArray<readonly [string, string, object, (page: ReturnType<typeof open>) => Promise<unknown>]>)(
    "[LIST-5] %s is sent, the lists are reloaded, and other tabs are notified",
    async (_name, call, body, operate) => {
      const page = await loaded({ service: listService(shared.lists) });
      await operate(page);
      expect(page.service.calls.map((each) => each.call)).toEqual([call, "GET /lists"]);
      expect(page.service.calls[0]?.body).toEqual(body);
      expect(page.published).toEqual(["lists"]);
    },
  );

  it.each([
    ["remove", (page) => page.lists.remove("l1"), null],
    ["decline", (page) => page.lists.decline("l2"), null],
    ["leave", (page) => page.lists.leave("l3"), null],
    ["rename", (page) => page.lists.rename({ listId: "l1", name: "Más" }), { code: "NOT_FOUND" }],
    ["accept", (page) => page.lists.accept("l2"), { code: "NOT_FOUND" }],
  ] satisfies ReadonlyArray<readonly [string, (page: ReturnType<typeof open>) => Promise<unknown>, object | null]>)(
    "[LIST-5] %s of a list that is gone fails only if the list is needed",
    async (_name, operate, error) => {
      const page = await loaded({ service: listService(shared.lists) });
      page.service.rule = ({ call }) => (call === "GET /lists" ? null : refusing(404, "NOT_FOUND"));
      const outcome = await refusal(operate(page));
      if (error === null) expect(outcome).toBeNull();
      else expect(outcome).toMatchObject(error);
      expect(page.published).toEqual(error === null ? ["lists"] : []);
      expect(page.service.calls).toHaveLength(2);
    },
  );

  it("[LIST-5] removing a list fails when the server refuses for another reason", async () => {
    const page = await loaded();
    page.service.rule = () => refusing(403, "FORBIDDEN");
    expect(await refusal(page.lists.remove("l1"))).toMatchObject({ code: "FORBIDDEN" });
  });

  it("[LIST-5] [LIST-6] [LIST-9] sends no request for a forbidden or invalid operation", async () => {
    const { lists, service } = await loaded({ service: listService(shared.lists) });
    expect(await refusal(lists.rename({ listId: "l3", name: "Más" }))).toMatchObject({
      _tag: "ListForbiddenError",
      operation: "rename",
    });
    expect(await refusal(lists.remove("l9"))).toMatchObject({ _tag: "ListForbiddenError", operation: "remove" });
    expect(await refusal(lists.setQuantity({ listId: "l2", productId: milk, quantity: 1 }))).toMatchObject({
      operation: "edit",
    });
    expect(await refusal(lists.setQuantity({ listId: "l1", productId: milk, quantity: -1 }))).toMatchObject({
      _tag: "QuantityError",
      subject: "quantity",
    });
    const needed = { _tag: "ValidationError", message: "Not the name of a list", fields: { name: formTexts.required } };
    for (const refused of [lists.rename({ listId: "l1", name: " " }), lists.create({ name: "" })]) {
      expect(await refusal(refused)).toMatchObject(needed);
    }
    const own = {
      _tag: "ValidationError",
      message: "Cannot share with this address",
      fields: { email: "Ez a te e-mail címed, a lista már a tiéd!" },
    };
    expect(await refusal(lists.share({ listId: "l1", email: user.email }))).toMatchObject(own);
    expect(service.calls).toEqual([]);
  });

  it("[NET-7] loads the lists when the network is back if loading failed after a change", async () => {
    const { lists, service, texts, reconnect, list, until, rest } = await loaded();
    service.rule = ({ call }) => (call === "GET /lists" ? offline() : null);
    await lists.rename({ listId: "l1", name: "Más" });
    await until(() => texts().length === 1);
    service.lists = [{ ...wireList("l1"), name: "Más" }];
    service.rule = () => null;
    expect(list()?.name).toBe("Heti");
    await rest();
    reconnect();
    await until(() => list()?.name === "Más");
    const asked = service.calls.length;
    reconnect();
    await rest();
    expect(service.calls).toHaveLength(asked);
  });
});

describe("a new list", () => {
  it("[LIST-6] is created once despite lost answers, and the next one with the same name is a new list", async () => {
    const { lists, service, list } = await loaded();
    service.rule = ({ call }) => (call === "POST /list" ? offline() : null);
    expect(await refusal(lists.create({ name: "Új" }))).toMatchObject({ _tag: "NetworkError" });
    service.rule = () => null;
    expect(await lists.create({ name: "Új" })).toEqual({ kind: "confirmed", value: "l2" });
    expect(await lists.create({ name: "Új" })).toEqual({ kind: "confirmed", value: "l3" });
    service.rule = ({ call }) => (call === "POST /list" ? refusing(422, "VALIDATION_FAILED") : null);
    await refusal(lists.create({ name: "Új" }));
    await refusal(lists.create({ name: "Új" }));
    const sent = service.calls.filter(({ call }) => call === "POST /list");
    const [lost, found, second, refused, again] = sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(found).toBe(lost);
    expect(new Set([found, second, refused, again]).size).toBe(4);
    expect(sent[0]?.body).toEqual({ name: "Új", type: "shoppinglist" });
    expect(list("l3")?.name).toBe("Új");
  });

  it("[LIST-7] contains the given lines", async () => {
    const { lists, service, quantities, until } = await loaded();
    const lines = [
      { product: { id: milk }, quantity: 2 },
      { product: { id: beer }, quantity: 6 },
    ];
    const id = orThrow(await lists.create({ name: "Új", lines }));
    await until(() => service.changes().includes("POST /sync"));
    await until(() => quantities(id)["7"] === 6);
    expect(quantities(id)).toEqual({ [milk]: 2, [beer]: 6 });
  });

  it("[LIST-7] gives its id when its lines are stored, so that a page which closes then loses none", async () => {
    const storage = Promise.withResolvers<void>();
    const durable = new Map<string, unknown>();
    const { lists, service, until } = await loaded({ durable, opens: storage.promise });
    service.rule = ({ call }) => (call === "POST /sync" ? new Promise(() => {}) : null);
    let isDone = false;
    const created = lists.create({ name: "Új", lines: [{ product: { id: milk }, quantity: 2 }] }).finally(() => {
      isDone = true;
    });
    await until(() => service.calls.length >= 2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isDone).toBe(false);
    storage.resolve();
    await created;
    expect(durable.get("lists")).toMatchObject([{ action: { productId: milk, quantity: 2 } }]);
  });
});

describe("the products of a list", () => {
  const page = {
    paginatorInfo: { currentPage: 1, perPage: 2, lastPage: 1, total: 2 },
    popular_only: false,
    facets: { attributes: [], discounted_count: 0, news_count: 0 },
  };

  it("[LIST-8] come in the list's order, and an empty list needs no request", async () => {
    const { lists, service } = await loaded();
    expect(await lists.products("l1")).toEqual([]);
    expect(await lists.products("l9")).toEqual([]);
    expect(service.calls).toEqual([]);
    const wine = productId("9");
    for (const id of [beer, milk, wine]) await lists.setQuantity({ listId: "l1", productId: id, quantity: 1 });
    const data = [milk, wine, beer].map((id) => ({ ...product.wire, id }));
    service.rule = ({ call }) =>
      call === "POST /graphql" ? Response.json({ data: { products: { ...page, data } } }) : null;
    expect((await lists.products("l1")).map(({ id }) => id)).toEqual([beer, milk, wine]);
    expect(service.calls.at(-1)?.body).toMatchObject({ variables: { first: 3, filters: { ids: [beer, milk, wine] } } });
  });
});
