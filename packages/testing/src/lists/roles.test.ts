import { orThrow } from "@kamra/core";
import { refusal } from "../backend/refusal.test.kit.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lostResponse, statusResponse } from "../network/index.ts";
import { changes, type ListShopper, type ListsKit, products, start, startListsKit } from "./lists.test.kit.ts";

let kit: ListsKit;
let anna: ListShopper;
let bela: ListShopper;
beforeAll(async () => {
  kit = await startListsKit();
  [anna, bela] = [await kit.shopper(), await kit.shopper()];
});
afterAll(() => kit.backend.close());

const { milk } = products;

describe("lists and their people", () => {
  it("[LIST-6] are not requested for a guest", async () => {
    const { shop, network, quiet } = await kit.shopper();
    await shop.session.logout();
    await quiet(Promise.resolve());
    const asked = network.calls.length;
    await shop.lists.refresh();
    expect(network.calls).toHaveLength(asked);
    expect(shop.lists.state.get()).toEqual({
      lists: null,
      invitations: [],
      isFetching: false,
      isWaiting: false,
      failure: null,
    });
  });

  it("[LIST-6] are loaded at login, and removed at logout", async () => {
    const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
    const tab = await kit.tabOf(anna);
    expect(tab.list(listId)).toMatchObject({ name: "Heti", membership: "owner" });
    await tab.shop.session.logout();
    await tab.quiet(Promise.resolve());
    expect(tab.shop.lists.state.get()).toMatchObject({ lists: null, invitations: [] });
  });

  it("[LIST-1] [LIST-2] [LIST-5] are shared by mail: an invitation first, a list after its acceptance", async () => {
    const listId = orThrow(await anna.shop.lists.create({ name: "Közös" }));
    await anna.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 });
    await anna.shop.lists.share({ listId, email: bela.email });
    const sent = await kit.backend.database.db
      .selectFrom("mails")
      .where("kind", "=", "listShare")
      .select("recipient")
      .execute();
    expect(sent.map(({ recipient }) => recipient)).toContain(bela.email);

    await bela.shop.lists.refresh();
    expect(bela.shop.lists.state.get().invitations.map(({ id }) => id)).toEqual([listId]);
    expect(bela.shop.lists.state.get().lists?.some(({ id }) => id === listId)).toBe(false);
    expect(bela.quantities(listId)).toEqual({});

    await bela.shop.lists.accept(listId);
    expect(bela.shop.lists.state.get().invitations).toEqual([]);
    expect(bela.list(listId)).toMatchObject({ name: "Közös", membership: "accepted" });
    expect(bela.quantities(listId)).toEqual({ [milk]: 2 });
  });

  it("[LIST-5] disappear for members who decline, leave or are removed, and for all when the owner deletes them", async () => {
    const owned = async () => {
      const listId = orThrow(await anna.shop.lists.create({ name: "Közös" }));
      await anna.shop.lists.share({ listId, email: bela.email });
      await bela.shop.lists.refresh();
      return listId;
    };
    const declined = await owned();
    await bela.shop.lists.decline(declined);
    expect(bela.list(declined)).toBeUndefined();

    const left = await owned();
    await bela.shop.lists.accept(left);
    await bela.shop.lists.leave(left);
    expect(bela.list(left)).toBeUndefined();

    const taken = await owned();
    await bela.shop.lists.accept(taken);
    await anna.shop.lists.removeShare({ listId: taken, email: bela.email });
    await bela.shop.lists.refresh();
    expect(bela.list(taken)).toBeUndefined();
    expect(anna.list(taken)?.users).toHaveLength(1);

    const removed = await owned();
    await bela.shop.lists.accept(removed);
    await anna.shop.lists.rename({ listId: removed, name: "Más" });
    await bela.shop.lists.refresh();
    expect(bela.list(removed)?.name).toBe("Más");
    await anna.shop.lists.remove(removed);
    await bela.shop.lists.refresh();
    expect([anna.list(removed), bela.list(removed)]).toEqual([undefined, undefined]);
  });

  it("[LIST-5] refuse actions that the user's role forbids, without a request", async () => {
    const listId = orThrow(await anna.shop.lists.create({ name: "Közös" }));
    await anna.shop.lists.share({ listId, email: bela.email });
    await bela.shop.lists.refresh();
    const asked = bela.network.calls.length;
    const { lists } = bela.shop;
    const forbidden = async (attempt: Promise<unknown>) =>
      expect(await refusal(attempt)).toMatchObject({ _tag: "ListForbiddenError" });
    await forbidden(lists.setQuantity({ listId, productId: milk, quantity: 1 }));
    await forbidden(lists.rename({ listId, name: "Enyém" }));
    await forbidden(lists.remove(listId));
    await forbidden(lists.share({ listId, email: "senki@pelda.hu" }));
    await forbidden(lists.leave(listId));
    await forbidden(lists.accept("AAAAAAAAAAAAAAAAAAAAAA"));
    expect(bela.network.calls).toHaveLength(asked);
    await forbidden(anna.shop.lists.leave(listId));
    await forbidden(anna.shop.lists.decline(listId));
    expect(bela.shop.errorText((await refusal(lists.remove(listId))) ?? expect.fail())).toBe(
      "Ehhez nincs jogosultságod.",
    );
  });

  it("[LIST-5] [SESS-5] of another user are refused by the server, which logs no one out", async () => {
    const listId = await kit.shared(anna, [bela]);
    await anna.shop.lists.removeShare({ listId, email: bela.email });
    const error = await refusal(bela.quiet(bela.shop.lists.setQuantity({ listId, productId: milk, quantity: 1 })));
    expect(error).toMatchObject({ _tag: "ServerError", code: "NOT_FOUND" });
    expect(bela.list(listId)).toBeUndefined();
    expect(bela.shop.session.state.get().isLoggedIn).toBe(true);
  });

  it("[LIST-9] [FORM-4] are shared with valid addresses of other people only", async () => {
    const listId = orThrow(await anna.shop.lists.create({ name: "Közös" }));
    const asked = anna.network.calls.length;
    expect(await refusal(anna.shop.lists.share({ listId, email: "anna@" }))).toMatchObject({
      fields: { email: "Ez az e-mail cím nem érvényes!" },
    });
    expect(await refusal(anna.shop.lists.share({ listId, email: anna.email.toUpperCase() }))).toMatchObject({
      _tag: "ValidationError",
    });
    expect(anna.network.calls).toHaveLength(asked);
  });

  it("[FORM-1] need a name", async () => {
    expect(await refusal(anna.shop.lists.create({ name: " " }))).toMatchObject({
      fields: { name: "Kötelező mező!" },
    });
    const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
    expect(await refusal(anna.shop.lists.rename({ listId, name: "" }))).toMatchObject({
      fields: { name: "Kötelező mező!" },
    });
    expect(await refusal(anna.shop.lists.rename({ listId, name: "x".repeat(101) }))).toMatchObject({
      _tag: "ValidationError",
    });
    expect(anna.list(listId)?.name).toBe("Heti");
  });
});

describe("an unchanged list", () => {
  it("stays the same object: an equal answer or a change of another list notifies no listener of it", async () => {
    const shopper = await kit.shopper();
    const [one, other] = [
      orThrow(await shopper.shop.lists.create({ name: "Egyik" })),
      orThrow(await shopper.shop.lists.create({ name: "Másik" })),
    ];
    await shopper.shop.lists.setQuantity({ listId: one, productId: milk, quantity: 2 });
    const before = shopper.shop.lists.state.get();
    await shopper.shop.lists.refresh();
    expect(shopper.shop.lists.state.get().lists).toBe(before.lists);
    expect(shopper.shop.lists.state.get().invitations).toBe(before.invitations);
    await shopper.shop.lists.setQuantity({ listId: one, productId: milk, quantity: 3 });
    expect(shopper.list(one)).not.toBe(before.lists?.find(({ id }) => id === one));
    expect(shopper.list(other)).toBe(before.lists?.find(({ id }) => id === other));
  });
});

describe("a lost answer", () => {
  const losing = (shopper: ListShopper, path: RegExp) => {
    let lost = 0;
    shopper.network.use((call) => (path.test(call.path) && (lost += 1) <= 2 ? lostResponse : null));
  };

  it("[NET-2] creates one list, not two", async () => {
    const shopper = await kit.shopper();
    losing(shopper, /^\/list$/);
    const listId = await shopper.quiet(
      shopper.shop.lists.create({ name: "Egyszer", lines: [{ product: { id: milk }, quantity: 3 }] }).then(orThrow),
    );
    shopper.network.use(() => null);
    await shopper.quiet(Promise.resolve());
    expect(changes(shopper).filter((call) => call === "POST /list")).toHaveLength(3);
    expect(shopper.shop.lists.state.get().lists?.map(({ id }) => id)).toEqual([listId]);
    const tab = await kit.tabOf(shopper);
    expect(tab.quantities(listId)).toEqual({ [milk]: 3 });
  });

  it.each(["remove", "leave", "decline"] as const)(
    "[NET-2] lets %s succeed although the server says that the list does not exist",
    async (operation) => {
      const [owner, other] = [await kit.shopper(), await kit.shopper()];
      const listId = orThrow(await owner.shop.lists.create({ name: "Közös" }));
      await owner.shop.lists.share({ listId, email: other.email });
      await other.shop.lists.refresh();
      if (operation === "leave") await other.shop.lists.accept(listId);
      const who = operation === "remove" ? owner : other;
      losing(who, /^\/(list|leaveList|declineShare)/);
      await who.quiet(who.shop.lists[operation](listId));
      expect(changes(who).filter((call) => call === changes(who).at(-1))).toHaveLength(3);
      expect(who.list(listId)).toBeUndefined();
    },
  );
});

describe("the service's errors", () => {
  it("[NET-3] are those of the GraphQL endpoint", async () => {
    const shopper = await kit.shopper();
    shopper.network.use(({ path }) => (path === "/lists" ? statusResponse(503) : null));
    expect(await refusal(shopper.shop.lists.refresh())).toMatchObject({
      _tag: "HttpStatusError",
      message: "Response not successful: Received status code 503",
    });
    expect(shopper.shop.lists.state.get().failure).toMatchObject({ _tag: "HttpStatusError" });
    shopper.network.use(() => null);
    await shopper.shop.lists.refresh();
    expect(shopper.shop.lists.state.get().failure).toBeNull();
  });

  it("[SESS-5] end the session when the token is refused", async () => {
    const shopper = await kit.shopper();
    await kit.backend.database.db
      .updateTable("access_tokens")
      .set({ revoked_at: start.toISOString() })
      .where("user_id", "=", shopper.shop.session.state.get().user?.id ?? "")
      .execute();
    await shopper.quiet(shopper.shop.lists.refresh());
    expect(shopper.shop.session.state.get().isLoggedIn).toBe(false);
    expect(shopper.cookies.get("token")).toBeNull();
  });
});
