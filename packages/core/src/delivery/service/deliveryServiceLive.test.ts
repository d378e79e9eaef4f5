import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../kernel/ShopSettings.ts";
import { decoded } from "../../decoding/decoded.test.support.ts";
import { shippingMethod } from "../../decoding/examples.test.support.ts";
import { shippingMethodFromWire } from "../graphql/generated/decoders.ts";
import { budapest, cookie, personal, play, played, saved, szeged, user } from "./delivery.test.support.ts";

const pickup = (isAvailable: boolean) => ({ ...shippingMethod.wire, id: "4", is_available: isAvailable });
const refusal = (code: string) => ({ errors: [{ message: "no", extensions: { code } }] });

describe("the initial selection", () => {
  it.each([
    [budapest, budapest],
    [personal, personal],
    [saved, szeged],
    [{ ...budapest, zip: "" }, null],
    ["personal", null],
  ])("[COOKIE-1] [ADDR-11] of a guest comes from the cookie %j", (kept, selected) =>
    play({ cookies: cookie(kept) }, ({ delivery }) =>
      Effect.sync(() => {
        expect(delivery.selection.get()).toEqual(selected);
        expect(delivery.selection.getServer()).toEqual(selected);
        expect([delivery.methods.get(), delivery.methods.getServer()]).toEqual([null, null]);
      }),
    ),
  );

  it("[COOKIE-1] of a logged-in shopper may be a saved address", () =>
    play({ cookies: { ...cookie(saved), token: "abc" } }, ({ delivery }) =>
      Effect.sync(() => expect(delivery.selection.get()).toEqual(saved)),
    ));

  it("comes from the server page's snapshot, with its methods", () => {
    const methods = [decoded(shippingMethodFromWire, shippingMethod.wire)];
    return play(
      {
        answer: () => ({ data: { shippingMethods: [] } }),
        cookies: cookie(szeged),
        snapshot: { now: "2026-11-21T10:00:00Z", delivery: { selection: budapest, methods } },
      },
      ({ delivery, asked }) =>
        Effect.gen(function* () {
          expect([delivery.selection.get(), delivery.methods.get()]).toEqual([budapest, methods]);
          yield* delivery.select(szeged);
          expect([delivery.selection.getServer(), delivery.methods.getServer()]).toEqual([budapest, methods]);
          expect(asked).toHaveLength(1);
        }),
    );
  });
});

describe("selecting", () => {
  it("[COOKIE-1] [INFO-1] stores the selection, and loads the cart's methods for it", () =>
    play({ cookies: { cart_id: "c1" } }, ({ delivery, kept, asked, told }) =>
      Effect.gen(function* () {
        yield* delivery.select(szeged);
        // CART-15: the answer is for this cart.
        expect([delivery.selection.get(), kept()]).toEqual([szeged, { ...szeged, answeredFor: "c1" }]);
        expect([delivery.isAnswered("c1"), delivery.isAnswered("c2")]).toEqual([true, false]);
        expect(delivery.methods.get()).toEqual([shippingMethod.model]);
        yield* delivery.clear();
        expect([delivery.selection.get(), kept()]).toEqual([null, null]);
        // The server has no pickup.
        yield* Effect.exit(delivery.select(personal));
        expect(asked).toEqual([6720, null, 1186].map((postcode) => ["shippingMethods", { cartId: "c1", postcode }]));
        expect(told.slice(0, 2)).toEqual([
          ["delivery", null],
          ["delivery", null],
        ]);
      }),
    ));

  it("notifies no listener for an equal selection or equal methods", () =>
    play({}, ({ delivery }) =>
      Effect.gen(function* () {
        yield* delivery.select(budapest);
        const [selection, methods] = [delivery.selection.get(), delivery.methods.get()];
        yield* delivery.select({ ...budapest });
        expect(delivery.selection.get()).toBe(selection);
        expect(delivery.methods.get()).toBe(methods);
      }),
    ));

  it("starts the dependent effects without waiting for them", () =>
    play({}, ({ delivery }) =>
      Effect.gen(function* () {
        const done: string[] = [];
        yield* delivery.afterSelect(Effect.sync(() => done.push("one")));
        yield* delivery.afterSelect(
          Effect.andThen(
            Effect.sync(() => done.push("other")),
            Effect.never,
          ),
        );
        expect(done).toEqual([]);
        yield* delivery.select(budapest);
        expect(done).toEqual(["one", "other"]);
      }),
    ));

  it("[CART-15] adopts the cart's delivery without a request", () =>
    play({}, ({ delivery, kept, asked }) =>
      Effect.gen(function* () {
        yield* delivery.adopt(szeged);
        expect([delivery.selection.get(), kept(), asked]).toEqual([szeged, szeged, []]);
      }),
    ));
});

describe("the methods", () => {
  it("[INFO-1] [NET-4] are empty when loading fails, with a notice and a log entry", async () => {
    const { logged } = await played({ answer: () => refusal("INTERNAL_SERVER_ERROR") }, ({ delivery, notices }) =>
      Effect.gen(function* () {
        yield* delivery.refreshMethods();
        expect(delivery.methods.get()).toBeNull();
        const text = "Ajjaj. Valami baj történt a szállítási adatok letöltése közben.";
        expect(notices.store.get()).toMatchObject([{ kind: "error", text, durationMs: defaultSettings.noticeMs }]);
      }),
    );
    expect(logged).toMatchObject([
      { level: "warning", message: "Could not load the shipping methods", details: [{ _tag: "ServerError" }] },
    ]);
  });

  it("[INFO-1] are loaded without a cart when the server does not know it", () =>
    play(
      {
        cookies: { cart_id: "c1" },
        answer: (_operation, { cartId }) =>
          cartId === "c1" ? refusal("INVALID_CART_ID") : { data: { shippingMethods: [shippingMethod.wire] } },
      },
      ({ delivery, asked }) =>
        Effect.gen(function* () {
          yield* delivery.refreshMethods();
          expect(asked.map(([, variables]) => variables)).toEqual(
            ["c1", null].map((cartId) => ({ cartId, postcode: null })),
          );
          expect(delivery.methods.get()).toEqual([shippingMethod.model]);
        }),
    ));

  it("load and apply in sequence as well", () =>
    play({}, ({ delivery }) =>
      Effect.gen(function* () {
        const answer = yield* delivery.askMethods;
        expect(delivery.methods.get()).toBeNull();
        yield* delivery.acceptMethods(answer);
        expect(delivery.methods.get()).toBe(answer);
      }),
    ));

  it.each([
    ["is cleared when it is not available", personal, [shippingMethod.wire, pickup(false)], null],
    ["is cleared when there is no such method", personal, [{ ...shippingMethod.wire, is_available: true }], null],
    ["stays when it is available", personal, [shippingMethod.wire, pickup(true)], personal],
    ["is no matter of those who have theirs delivered", budapest, [shippingMethod.wire, pickup(false)], budapest],
  ])("[INFO-2] personal pickup %s", (_what, selection, shippingMethods, left) =>
    play({ answer: () => ({ data: { shippingMethods } }) }, ({ delivery, kept, notices }) =>
      Effect.gen(function* () {
        const exit = yield* Effect.exit(delivery.select(selection));
        expect([delivery.selection.get(), kept()]).toEqual([left, left]);
        expect(Exit.isSuccess(exit)).toBe(left !== null);
        const said = {
          kind: "error",
          text: "Személyes átvétel most nem választható.",
          durationMs: defaultSettings.noticeMs,
        };
        expect(notices.store.get()).toMatchObject(left === null ? [said] : []);
        expect(notices.store.get()).toHaveLength(left === null ? 1 : 0);
      }),
    ),
  );

  it("[INFO-2] personal pickup stays while its availability is unknown", () =>
    play({ answer: () => refusal("INTERNAL_SERVER_ERROR") }, ({ delivery }) =>
      Effect.gen(function* () {
        yield* delivery.select(personal);
        expect(delivery.selection.get()).toEqual(personal);
        yield* delivery.acceptMethods(null);
        expect(delivery.selection.get()).toEqual(personal);
      }),
    ));

  it("[INFO-2] personal pickup that ends later, such as with a changed cart, is cleared with a notice", () =>
    play({ cookies: cookie(personal) }, ({ delivery, kept, notices }) =>
      Effect.gen(function* () {
        yield* delivery.acceptMethods([]);
        expect([delivery.selection.get(), kept()]).toEqual([null, null]);
        expect(notices.store.get().map(({ text }) => text)).toEqual(["Személyes átvétel most nem választható."]);
      }),
    ));
});

describe("others", () => {
  it("[SESS-4] a logout drops a saved address, and a login keeps the selection", () =>
    play({ cookies: { ...cookie(saved), token: "abc" } }, ({ delivery, identity, kept }) =>
      Effect.gen(function* () {
        yield* identity.leave(() => Effect.succeed(null));
        expect([delivery.selection.get(), kept()]).toEqual([szeged, szeged]);
        yield* delivery.adopt(saved);
        yield* identity.enter(Effect.succeed({ token: "def", staysLoggedIn: true, user, sentAlong: {} }));
        expect(delivery.selection.get()).toEqual(saved);
      }),
    ));

  it("another tab's choice is adopted when the methods are loaded, unless its cookie is gone", () =>
    play({ cookies: cookie(budapest) }, ({ delivery, keep, asked }) =>
      Effect.gen(function* () {
        const before = delivery.selection.get();
        yield* delivery.refreshMethods();
        expect(delivery.selection.get()).toBe(before);
        keep(szeged);
        yield* delivery.refreshMethods();
        expect(delivery.selection.get()).toEqual(szeged);
        expect(asked.map(([, variables]) => variables)).toMatchObject([{ postcode: 1186 }, { postcode: 6720 }]);
      }),
    ));

  it("a deleted cookie removes nothing", () =>
    play({ cookies: cookie(budapest) }, ({ delivery, keep }) =>
      Effect.gen(function* () {
        keep(null);
        yield* delivery.refreshMethods();
        expect(delivery.selection.get()).toEqual(budapest);
      }),
    ));

  it("adopts another tab's choice immediately and loads its methods, but ignores its own", async () => {
    const { listeners } = await played({ cookies: cookie(budapest) }, ({ delivery, keep, asked, tabTells }) =>
      Effect.gen(function* () {
        yield* tabTells;
        expect(asked).toEqual([]);
        keep(szeged);
        yield* tabTells;
        expect(delivery.selection.get()).toEqual(szeged);
        expect(asked.map(([, variables]) => variables)).toMatchObject([{ postcode: 6720 }]);
        keep(null);
        yield* tabTells;
        expect(delivery.selection.get()).toBeNull();
      }),
    );
    expect(listeners.size).toBe(0);
  });
});
