import { refusal } from "../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import { productId } from "../product/productId.ts";
import { type Call, type listService, loaded, offline } from "./lists.test.support.ts";

const [milk, beer] = [productId("12"), productId("7")];
const set = (id: typeof milk, quantity: number, listId = "l1") => ({ listId, productId: id, quantity });
const isSync = ({ call }: Call) => call === "POST /sync";
const syncs = ({ calls }: ReturnType<typeof listService>) =>
  calls.filter(isSync).map(({ body }) => (body.actions ?? []).map(({ productId: id, quantity }) => [id, quantity]));

describe("a logout", () => {
  const answering = (call: Call) => (call.call === "POST /graphql" ? Response.json({ data: { logout: null } }) : null);

  it("[SESS-4] first sends pending actions, and shows none of them afterwards", async () => {
    const { lists, shop, service, durable, rest } = await loaded();
    service.rule = answering;
    const done = lists.setQuantity(set(milk, 2));
    await shop.session.logout();
    await done;
    expect(syncs(service)).toEqual([[["12", 2]]]);
    expect(lists.state.get()).toMatchObject({ lists: null, invitations: [], isFetching: false });
    await rest();
    expect(durable?.get("lists")).toBeNull();
  });

  it("[SESS-4] aborts unsent actions, and stores them for the user's next login", async () => {
    const { lists, shop, service, durable, texts, until, reconnect, rest } = await loaded({ identityWaitMs: 20 });
    service.rule = offline;
    const unsent = lists.setQuantity(set(milk, 2));
    await until(() => texts().length === 1);
    service.rule = (call) => answering(call) ?? offline();
    await shop.session.logout();
    expect(await unsent).toEqual({ kind: "waiting" });
    expect(lists.state.get()).toMatchObject({ lists: null, isFetching: false });
    service.rule = answering;
    const asked = syncs(service).length;
    reconnect();
    await rest();
    expect(syncs(service)).toHaveLength(asked);
    expect(durable?.get("lists")).toMatchObject([{ userId: "u1", action: set(milk, 2) }]);
  });

  it("[SESS-6] aborts the running request without a notice", async () => {
    const { lists, shop, service, texts, logged } = await loaded({ identityWaitMs: 20 });
    service.rule = (call) => (isSync(call) ? new Promise(() => {}) : answering(call));
    const lost = refusal(lists.setQuantity(set(milk, 2)));
    await shop.session.logout();
    expect(await lost).toMatchObject({ _tag: "AbortedError" });
    expect([texts(), lists.state.get().lists]).toEqual([[], null]);
    expect(logged.map(({ message }) => message)).not.toContain("A list action was refused");
  });

  it("[SESS-4] [SESS-6] sends no more of the user's actions while the logout waits for its answer", async () => {
    const { lists, shop, service, until, rest } = await loaded({ identityWaitMs: 20 });
    const gate = Promise.withResolvers<Response>();
    service.rule = (call) => {
      if (call.call === "POST /graphql") return gate.promise;
      return isSync(call) && syncs(service).length === 1 ? new Promise(() => {}) : null;
    };
    const sent = refusal(lists.setQuantity(set(milk, 2)));
    await until(() => syncs(service).length === 1);
    const lost = [sent, refusal(lists.setQuantity(set(beer, 6)))];
    const logout = shop.session.logout();
    await until(() => service.calls.some(({ call }) => call === "POST /graphql"));
    expect(await Promise.all(lost)).toMatchObject(Array(2).fill({ _tag: "AbortedError" }));
    await rest();
    expect(syncs(service)).toHaveLength(1);
    gate.resolve(Response.json({ data: { logout: null } }));
    await logout;
  });
});

describe("another user, who logs in through another tab", () => {
  /** Starts an operation as the first user, then switches to another user. */
  const switched = async (act: (page: Awaited<ReturnType<typeof loaded>>) => Promise<unknown>) => {
    const page = await loaded({ identityWaitMs: 20 });
    const { service, cookies, shop, until } = page;
    service.rule = ({ call, headers }) => {
      if (call === "POST /graphql") return Response.json({ data: { emailAvailability: true } });
      return headers.get("authorization") === "Bearer abc" ? new Promise(() => {}) : null;
    };
    const outcome = refusal(act(page));
    await until(() => service.calls.length === 1);
    cookies.set("token", "def");
    await shop.session.checkEmail("bela@example.hu");
    const error = await outcome;
    const [first] = service.calls;
    return {
      error,
      sent: service.calls.filter(({ call }) => call === first?.call).map(({ headers }) => headers.get("authorization")),
    };
  };

  it("[SESS-6] gets their own lists", async () => {
    const { error, sent } = await switched(({ lists }) => lists.refresh());
    expect(error).toBeNull();
    expect(sent.slice(0, 2)).toEqual(["Bearer abc", "Bearer def"]);
  });

  it.each([
    ["a quantity", (page) => page.lists.setQuantity(set(milk, 2))],
    ["a new list", (page) => page.lists.create({ name: "Új" })],
    ["a name", (page) => page.lists.rename({ listId: "l1", name: "Más" })],
  ] satisfies ReadonlyArray<readonly [string, (page: Awaited<ReturnType<typeof loaded>>) => Promise<unknown>]>)(
    "[SESS-6] is not affected by the first user's running operation: %s",
    async (_what, act) => {
      const { error, sent } = await switched(act);
      expect(error).toMatchObject({ _tag: "AbortedError" });
      expect(sent).toEqual(["Bearer abc"]);
    },
  );
});
