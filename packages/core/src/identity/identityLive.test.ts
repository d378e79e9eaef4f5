import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/testing/TestClock";
import { describe, expect, it } from "vitest";
import { defaultSettings } from "../kernel/ShopSettings.ts";
import { transportTexts } from "../transport/text.hu.ts";
import { sessionEndNotice } from "./sessionEndNotice.ts";
import { entry, play, played, rest, userOf } from "./identity.test.support.ts";

const guest = { isLoggedIn: false, user: null, lastUpdated: null };
const gone = { ...guest, lastUpdated: "2026-11-21T10:00:00.000Z" };
const unknown = { ...guest, isLoggedIn: true };
const [login, logout] = [{ kind: "login" }, { kind: "logout" }];

describe("the first identity", () => {
  it.each([
    [undefined, guest],
    ["", guest],
    ["abc", unknown],
    ["a.b-c_d~e+f/g==", unknown],
    ["ő", guest],
    ["a b", guest],
    ["a\nb", guest],
    ["\0", guest],
  ])("[SESS-1] [COOKIE-1] is read from the cookie: %j", (token, state) =>
    play(token === undefined ? {} : { token }, ({ identity }) =>
      Effect.sync(() => expect([identity.state.get(), identity.state.getServer()]).toEqual([state, state])),
    ),
  );

  const session = { isLoggedIn: true, user: userOf("u1"), lastUpdated: "2026-11-21T09:00:00.000Z" };
  it.each([
    ["abc", session],
    [undefined, guest],
  ])("[SESS-6] on a page rendered for a user belongs to that user: %j", (token, state) =>
    play(
      { snapshot: { now: "2026-11-21T10:00:00Z", session }, ...(token !== undefined && { token }) },
      ({ identity }) =>
        Effect.sync(() => expect([identity.state.get(), identity.state.getServer()]).toEqual([state, session])),
    ),
  );
});

describe("a login", () => {
  it.each([
    [true, { maxAgeSeconds: 365 * 24 * 60 * 60 }],
    [false, {}],
  ])(
    "[SESS-1] [COOKIE-1] stores the token for the session's duration (%s), and notifies all tabs",
    (staysLoggedIn, options) =>
      play({}, ({ identity, set, heard, told }) =>
        Effect.gen(function* () {
          yield* identity.enter(Effect.succeed(entry("abc", staysLoggedIn)));
          expect(set).toEqual([["abc", options]]);
          expect(identity.state.get()).toEqual({
            isLoggedIn: true,
            user: userOf("abc"),
            lastUpdated: "2026-11-21T10:00:00.000Z",
          });
          expect(heard).toEqual([login]);
          expect(told).toEqual([["session", null]]);
        }),
      ),
  );

  it("[SESS-1] changes nothing when it is refused", () =>
    play({}, ({ identity, heard, told, token }) =>
      Effect.gen(function* () {
        expect(yield* Effect.flip(identity.enter(Effect.fail("no")))).toBe("no");
        expect([identity.state.get(), token(), heard, told]).toEqual([guest, null, [], []]);
      }),
    ));

  it("[SESS-1] [SESS-4] is queued behind an earlier login or logout", () =>
    play({ token: "abc" }, ({ identity, token }) =>
      Effect.gen(function* () {
        const answered = Deferred.makeUnsafe<void>();
        const leaving = yield* Effect.forkChild(
          identity.leave(() => Effect.as(Deferred.await(answered), null)),
          { startImmediately: true },
        );
        const entering = yield* Effect.forkChild(identity.enter(Effect.succeed(entry("def"))), {
          startImmediately: true,
        });
        yield* rest;
        expect(token()).toBeNull();
        yield* Deferred.succeed(answered, undefined);
        yield* Fiber.join(leaving);
        yield* Fiber.join(entering);
        expect(token()).toBe("def");
      }),
    ));
});

describe("a logout", () => {
  it("[SESS-4] deletes the token before it revokes it, and receives the guest's cart", () =>
    play({ token: "abc" }, ({ identity, heard, told, token }) =>
      Effect.gen(function* () {
        yield* identity.leave((used) =>
          Effect.sync(() => {
            expect([used, token(), identity.state.get().isLoggedIn, told]).toEqual([
              "abc",
              null,
              false,
              [["session", null]],
            ]);
            return null;
          }),
        );
        expect(identity.state.get()).toEqual(gone);
        expect(heard).toEqual([logout]);
      }),
    ));

  it("[SESS-4] [SESS-6] sends no request for a guest, also after a logout in another tab", () =>
    play({ token: "abc" }, ({ identity, keep, told, heard }) =>
      Effect.gen(function* () {
        keep(null);
        yield* identity.leave(() => Effect.die("asked"));
        expect(identity.state.get().isLoggedIn).toBe(false);
        expect(told).toEqual([]);
        expect(heard[0]).toEqual(logout);
      }),
    ));
});

describe("a token that the server refuses", () => {
  it("[SESS-5] is deleted, all tabs are notified, and the shopper gets a notice", () =>
    play({ token: "abc" }, ({ identity, notices, heard, told, token }) =>
      Effect.gen(function* () {
        yield* identity.expire("abc");
        expect([identity.state.get(), token(), told]).toEqual([gone, null, [["session", null]]]);
        const text = transportTexts.rejections.UNAUTHENTICATED;
        expect(notices.store.get()).toMatchObject([{ kind: "error", text, durationMs: defaultSettings.noticeMs }]);
        yield* rest;
        expect(heard).toEqual([logout]);
      }),
    ));

  it.each(["OTHER_DEVICE", "NEW_PASSWORD"] as const)(
    "[SESS-9] says why the session was ended from elsewhere, here and in all tabs: %s",
    (reason) =>
      play({ token: "abc" }, ({ identity, notices, told }) =>
        Effect.gen(function* () {
          yield* identity.expire("abc", reason);
          expect(told).toEqual([["session", reason]]);
          expect(notices.store.get()).toMatchObject([
            { id: sessionEndNotice, kind: "error", text: transportTexts.sessionEnds[reason], durationMs: null },
          ]);
        }),
      ),
  );

  it.each(["here", "in another tab"])("[SESS-9] says why no longer than until somebody logs in: %s", (where) =>
    play({ token: "abc" }, ({ identity, keep, notices }) =>
      Effect.gen(function* () {
        yield* identity.expire("abc", "NEW_PASSWORD");
        expect(notices.store.get()).toHaveLength(1);
        if (where === "here") yield* identity.enter(Effect.succeed(entry("def")));
        else {
          keep("def");
          yield* identity.notice;
        }
        expect(notices.store.get()).toEqual([]);
      }),
    ),
  );

  it.each([
    ["OTHER_DEVICE", undefined],
    [undefined, "OTHER_DEVICE"],
    ["OTHER_DEVICE", "NEW_PASSWORD"],
  ] as const)("[SESS-9] says the first reason of two requests: %s, then %s", (one, other) =>
    play({ token: "abc" }, ({ identity, notices }) =>
      Effect.gen(function* () {
        yield* Effect.all([identity.expire("abc", one), identity.expire("abc", other)], { concurrency: "unbounded" });
        yield* rest;
        expect(notices.store.get()).toMatchObject([
          { id: sessionEndNotice, text: transportTexts.sessionEnds.OTHER_DEVICE, durationMs: null },
        ]);
      }),
    ),
  );

  it("[SESS-9] says the reason of that session alone, and none after a logout", () =>
    play({ token: "abc" }, ({ identity, notices }) =>
      Effect.gen(function* () {
        yield* identity.expire("abc");
        yield* identity.expire("older", "OTHER_DEVICE");
        yield* identity.enter(Effect.succeed(entry("def")));
        yield* identity.expire("abc", "OTHER_DEVICE");
        yield* identity.leave(() => Effect.succeed(null));
        yield* identity.expire("def", "OTHER_DEVICE");
        expect(notices.store.get()).toEqual([]);
      }),
    ));

  it("[SESS-5] is ignored when the user already has another token", () =>
    play({ token: "abc" }, ({ identity, notices, heard, token }) =>
      Effect.gen(function* () {
        yield* identity.expire("older");
        yield* rest;
        expect([token(), notices.store.get(), heard]).toEqual(["abc", [], []]);
      }),
    ));
});

describe("the server's answer about the user", () => {
  it("[SESS-5] is stored for a logged-in user, keeping unchanged parts identical, with its time", () =>
    play({ token: "abc" }, ({ identity, setNow }) =>
      Effect.gen(function* () {
        yield* identity.know(userOf("u1"));
        const before = identity.state.get();
        expect(before).toEqual({ isLoggedIn: true, user: userOf("u1"), lastUpdated: "2026-11-21T10:00:00.000Z" });
        setNow("2026-11-21T11:00:00.000Z");
        yield* identity.know(userOf("u1"));
        expect(identity.state.get()).toBe(before);
        yield* identity.know({ ...userOf("u1"), name: "Kiss Évike" });
        const { user, lastUpdated } = identity.state.get();
        expect([user?.name, lastUpdated]).toEqual(["Kiss Évike", "2026-11-21T11:00:00.000Z"]);
        expect(user?.shippingAddresses).toBe(before.user?.shippingAddresses);
        expect(user?.billingAddresses).toBe(before.user?.billingAddresses);
        expect(user?.savedCards).toBe(before.user?.savedCards);
      }),
    ));

  it("[SESS-6] is ignored for a guest", () =>
    play({}, ({ identity }) =>
      Effect.gen(function* () {
        yield* identity.know(userOf("u1"));
        expect(identity.state.get()).toEqual(guest);
      }),
    ));
});

describe("another tab", () => {
  it.each([
    ["let nobody in or out", "abc", "abc", []],
    ["let somebody in", undefined, "abc", [login]],
    ["let them out", "abc", null, [logout]],
    ["let somebody else in", "abc", "def", [logout, login]],
  ])("[SESS-6] has %s: it applies here immediately, and listeners are notified", (_what, token, next, changes) =>
    play(token === undefined ? {} : { token }, ({ identity, keep, heard, told }) =>
      Effect.gen(function* () {
        if (token !== undefined) yield* identity.know(userOf("u1"));
        const before = identity.state.get();
        keep(next);
        yield* identity.notice;
        if (next === token) expect(identity.state.get()).toBe(before);
        else expect(identity.state.get()).toMatchObject({ isLoggedIn: next !== null, user: null });
        yield* rest;
        expect(heard).toEqual(changes);
        expect(told).toEqual([]);
      }),
    ),
  );

  it.each([
    ["the shopper sees the page again, which has slept", "returns"],
    ["it tells, though its cookie shows only a moment later", "tabTells"],
  ] as const)("[SESS-6] is noticed within a second when %s", (_when, event) =>
    play({ token: "abc" }, ({ identity, keep, heard, [event]: happen }) =>
      Effect.gen(function* () {
        yield* happen();
        expect(identity.state.get().isLoggedIn).toBe(true);
        keep(null);
        yield* TestClock.adjust(999);
        expect(identity.state.get().isLoggedIn).toBe(false);
        yield* rest;
        expect(heard).toEqual([logout]);
      }),
    ),
  );

  it("[SESS-6] has let the shopper out: the page says why, once", () =>
    play({ token: "abc" }, ({ identity, keep, notices }) =>
      Effect.gen(function* () {
        keep("def");
        yield* identity.notice;
        expect(notices.store.get()).toEqual([]);
        keep(null);
        yield* identity.notice;
        yield* identity.notice;
        expect(notices.store.get()).toMatchObject([
          { kind: "error", text: transportTexts.rejections.UNAUTHENTICATED, durationMs: defaultSettings.noticeMs },
        ]);
      }),
    ));

  it.each([
    ["NEW_PASSWORD", transportTexts.sessionEnds.NEW_PASSWORD],
    ["NEW", transportTexts.rejections.UNAUTHENTICATED],
    [{ reason: "NEW_PASSWORD" }, transportTexts.rejections.UNAUTHENTICATED],
  ])("[SESS-6] [SESS-9] is told that the server ended the session: the page says why, once (%j)", (message, text) =>
    play({ token: "abc" }, ({ keep, notices, tabTells }) =>
      Effect.gen(function* () {
        keep(null);
        yield* tabTells(message);
        yield* tabTells(message);
        expect(notices.store.get()).toMatchObject([{ id: sessionEndNotice, text }]);
      }),
    ),
  );

  it("[SESS-6] [SESS-9] tells the reason after its cookie has shown the end: the page says the reason then", () =>
    play({ token: "abc" }, ({ identity, keep, notices, tabTells }) =>
      Effect.gen(function* () {
        keep(null);
        yield* identity.notice;
        yield* tabTells("NEW_PASSWORD");
        yield* tabTells("OTHER_DEVICE");
        expect(notices.store.get()).toMatchObject([
          { id: sessionEndNotice, text: transportTexts.sessionEnds.NEW_PASSWORD, durationMs: null },
        ]);
      }),
    ));

  it("[SESS-6] notifies listeners while the shop is open", async () => {
    const { listeners, returning } = await played({}, ({ identity, keep, tabTells }) =>
      Effect.gen(function* () {
        keep("abc");
        yield* tabTells();
        expect(identity.state.get().isLoggedIn).toBe(true);
      }),
    );
    expect([listeners.size, returning.size]).toEqual([0, 0]);
  });
});

describe("a request", () => {
  it("[SESS-6] is sent as the shopper of that moment", () =>
    play({ token: "abc" }, ({ identity, keep }) =>
      Effect.gen(function* () {
        expect(yield* identity.asCurrentUser((token) => token)).toBe("abc");
        keep(null);
        expect(yield* identity.asCurrentUser((token) => token)).toBeNull();
      }),
    ));

  it("[SESS-6] fails when the identity changes, and gets no token any more", () =>
    play({ token: "abc" }, ({ identity, keep }) =>
      Effect.gen(function* () {
        const tried: Array<string | null> = [];
        const next = Deferred.makeUnsafe<void>();
        const asked = identity.asCurrentUser((token) =>
          Effect.gen(function* () {
            tried.push(yield* token);
            yield* Deferred.await(next);
            tried.push(yield* token);
          }),
        );
        const asking = yield* Effect.forkChild(Effect.flip(asked), { startImmediately: true });
        keep("def");
        yield* Deferred.succeed(next, undefined);
        expect(yield* Fiber.join(asking)).toMatchObject({ _tag: "AbortedError" });
        expect(tried).toEqual(["abc"]);
      }),
    ));
});

it("[SESS-5] reloads the user's data for all listeners, on request", () =>
  play({ token: "abc" }, ({ identity }) =>
    Effect.gen(function* () {
      const done: string[] = [];
      const does = (what: string) => Effect.sync(() => void done.push(what));
      yield* identity.follow({ change: (exchange) => exchange, refresh: does("cart"), reload: does("user") });
      yield* identity.follow({ change: (exchange) => exchange, refresh: does("lists") });
      yield* identity.refreshFollowers;
      expect(done).toEqual(["cart", "lists"]);
      yield* identity.reload;
      expect(done).toEqual(["cart", "lists", "user"]);
    }),
  ));
