import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { testEnvironment } from "../kernel/environment.test.support.ts";
import { memoryCookies } from "../kernel/memoryCookies.ts";
import { Notices } from "../kernel/Notices.ts";
import { noticesLive } from "../kernel/noticesLive.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import { otherTab } from "../kernel/otherTab.test.support.ts";
import { Tabs } from "../kernel/Tabs.ts";
import { Identity, type IdentityChange } from "./Identity.ts";
import { identityLive } from "./identityLive.ts";
import type { User } from "./User.ts";
import { testClock } from "../kernel/testClock.test.support.ts";

const address = {
  name: "Kiss Éva",
  postcode: "6720",
  city: "Szeged",
  street: "Fő utca",
  houseNumber: "1",
  isDefault: true,
  isImported: false,
};

/** A new object at each call, down to its parts. */
export const userOf = (id: string): User => ({
  id,
  extId: null,
  email: `${id}@example.hu`,
  name: "Kiss Éva",
  telephone: null,
  lastLogin: null,
  createdAt: "2026-01-01T10:00:00Z",
  disableDonations: false,
  avoidedAllergens: null,
  customerType: "B2C",
  loyaltyDifferences: null,
  shippingAddresses: [{ ...address, id: "a1", note: null, telephone: null }],
  billingAddresses: [{ ...address, id: "b1", isCompany: false, vatNumber: null, bankTransferEnabled: false }],
  savedCards: [{ id: "c1", cardTitle: "Visa", cardType: "VISA", cardPan: "1111", cardExp: "12/29", isDefault: true }],
});

export const entry = (token: string, staysLoggedIn = true) => ({
  token,
  staysLoggedIn,
  user: userOf(token),
  sentAlong: {},
});

/** After all background work: a number of turns, because a busy machine would use up a time. */
export const rest = Effect.promise(async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
});

interface Given {
  readonly token?: string;
  readonly snapshot?: ShopSnapshot;
}

/** An identity beside another tab, with a listener. Returns what is left behind. */
export const played = async (
  { token, snapshot }: Given,
  test: (at: {
    readonly identity: Identity["Service"];
    readonly notices: Notices["Service"];
    readonly token: () => string | null;
    /** The cookie's value and lifetime. */
    readonly set: ReadonlyArray<readonly [value: string, options: object]>;
    /** The listener's events. */
    readonly heard: ReadonlyArray<IdentityChange>;
    /** The messages to other tabs. */
    readonly told: ReadonlyArray<unknown>;
    /** As another tab does, before its message arrives. */
    readonly keep: (token: string | null) => void;
    readonly tabTells: (message?: unknown) => Effect.Effect<void>;
    /** The shopper sees the page again. */
    readonly returns: () => Effect.Effect<void>;
    readonly setNow: (instant: string) => void;
  }) => Effect.Effect<void, unknown>,
) => {
  const jar = memoryCookies(token === undefined ? {} : { token });
  const set: Array<readonly [string, object]> = [];
  const cookies = {
    ...jar,
    set: (...[name, value, options = {}]: Parameters<typeof jar.set>) => {
      set.push([value, options]);
      jar.set(name, value, options);
    },
  };
  const heard: IdentityChange[] = [];
  const { tabs, told, listeners, tell } = otherTab("session");
  const returning = new Set<() => void>();
  const onReturn = (listener: () => void) => {
    returning.add(listener);
    return () => returning.delete(listener);
  };
  let now = "2026-11-21T10:00:00.000Z";
  await Effect.gen(function* () {
    const identity = yield* Identity;
    const notices = yield* Notices;
    yield* identity.follow({
      change: (exchange) => Effect.tap(exchange, (change) => Effect.sync(() => void heard.push(change))),
    });
    const keep = (next: string | null) => (next === null ? jar.remove("token") : jar.set("token", next, {}));
    const tabTells = (message: unknown = null) => Effect.andThen(tell(message), rest);
    yield* test({
      identity,
      notices,
      token: () => jar.get("token"),
      set,
      heard,
      told,
      keep,
      tabTells,
      returns: () =>
        Effect.andThen(
          Effect.sync(() => returning.forEach((listener) => listener())),
          rest,
        ),
      setNow: (instant) => (now = instant),
    });
  }).pipe(
    Effect.provide(
      identityLive.pipe(
        Layer.provideMerge(noticesLive),
        Layer.provideMerge(
          testEnvironment({ cookies, snapshot: snapshot ?? null, now: () => new Date(now), onReturn, texts: {} }),
        ),
      ),
    ),
    Effect.provideService(Tabs, tabs),
    Effect.provide(testClock),
    Effect.runPromise,
  );
  return { listeners, returning };
};

/** The same, for a test that ignores the remainder. */
export const play = async (...given: Parameters<typeof played>): Promise<void> => {
  await played(...given);
};
