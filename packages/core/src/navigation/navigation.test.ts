import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import { describe, expect, it } from "vitest";
import { createShop, navigation, type ShopOptions } from "../index.ts";
import type { Capability } from "../capability/Capability.ts";
import { testEnvironment } from "../kernel/environment.test.support.ts";
import type { LogEntry } from "../kernel/LogEntry.ts";
import { sessionTexts } from "../session/text.hu.ts";
import { OperatorLog } from "../kernel/OperatorLog.ts";
import type { Navigate } from "./Navigate.ts";
import { Navigator } from "./Navigator.ts";
import { NavigationService } from "./NavigationService.ts";
import { navigationServiceLive } from "./navigationServiceLive.ts";
import { profileMenu } from "./profileMenu.ts";
import { type Navigation, noRedirect } from "./redirectStep.ts";
import { testClock } from "../kernel/testClock.test.support.ts";

type Where = Parameters<Navigate>[0];

const home = { kind: "redirect", to: "/" } as const;
const cart = { kind: "push", to: "/kosar" } as const;

/** Runs against the service alone, with a manual clock. */
const play = (
  test: (
    service: NavigationService["Service"],
    gone: ReadonlyArray<Where>,
    logged: ReadonlyArray<LogEntry>,
  ) => Effect.Effect<void>,
  { refuse = () => false }: { readonly refuse?: (where: Where) => boolean } = {},
) => {
  const gone: Where[] = [];
  const logged: LogEntry[] = [];
  const navigate: Navigate = (where) => {
    if (refuse(where)) throw new Error("There is no router");
    gone.push(where);
  };
  return Effect.runPromise(
    Effect.flatMap(NavigationService, (service) => test(service, gone, logged)).pipe(
      Effect.provide(navigationServiceLive),
      Effect.provide(testEnvironment({ navigate })),
      Effect.provide([testClock, Layer.succeed(OperatorLog, (entry: LogEntry) => void logged.push(entry))]),
      Effect.scoped,
    ),
  );
};

describe("redirects", () => {
  it("[REDIR-2] waits for the last lock, and keeps its order", () =>
    play((service, gone) =>
      Effect.gen(function* () {
        yield* service.step({ kind: "lock" });
        yield* service.step(cart);
        yield* service.step(home);
        expect(gone).toEqual([]);
        expect(service.redirects.get().waiting).toEqual([cart, home]);
        yield* service.step({ kind: "unlock" });
        expect(gone).toEqual([cart, home]);
      }),
    ));

  it("[REDIR-2] blocks further navigation during a redirect", () =>
    play((service, gone) =>
      Effect.gen(function* () {
        yield* service.step(home);
        yield* service.step(cart);
        expect(gone).toEqual([home]);
        yield* service.routeCompleted();
        yield* service.step(cart);
        expect(gone).toEqual([home, cart]);
      }),
    ));

  it("[REDIR-3] removes the remaining locks two seconds after a route change, and not before", () =>
    play((service, gone) =>
      Effect.gen(function* () {
        yield* service.step({ kind: "lock" });
        yield* service.routeCompleted();
        yield* service.step(cart);
        yield* TestClock.adjust(1_999);
        expect(service.redirects.get().locks).toBe(1);
        expect(gone).toEqual([]);
        yield* TestClock.adjust(1);
        expect(service.redirects.get().locks).toBe(0);
        expect(gone).toEqual([cart]);
      }),
    ));

  it("[REDIR-3] counts the two seconds from the last route change", () =>
    play((service) =>
      Effect.gen(function* () {
        yield* service.step({ kind: "lock" });
        yield* service.routeCompleted();
        yield* TestClock.adjust(1_500);
        yield* service.routeCompleted();
        yield* TestClock.adjust(1_500);
        expect(service.redirects.get().locks).toBe(1);
        yield* TestClock.adjust(500);
        expect(service.redirects.get().locks).toBe(0);
      }),
    ));

  it("[REDIR-3] allows further navigation when the route has failed or the app cannot go there", () =>
    play(
      (service, gone, logged) =>
        Effect.gen(function* () {
          yield* service.step(home);
          expect(service.redirects.get().isRedirecting).toBe(false);
          expect(logged).toEqual([
            { level: "error", message: "The app could not navigate", details: [expect.any(Error), home] },
          ]);
          yield* service.step({ kind: "redirect", to: "/kosar" });
          expect(service.redirects.get().isRedirecting).toBe(true);
          yield* service.routeFailed();
          yield* service.step(cart);
          expect(gone.at(-1)).toEqual(cart);
        }),
      { refuse: (where) => where.kind === "redirect" && where.to === "/" },
    ));

  it("keeps the same state object when nothing changes", () =>
    play((service) =>
      Effect.gen(function* () {
        const before = service.redirects.get();
        yield* service.step({ kind: "unlock" });
        yield* service.step(cart);
        expect(service.redirects.get()).toBe(before);
      }),
    ));
});

describe("loading", () => {
  it("[REDIR-4] covers the page immediately, and shows progress after 120 ms", () =>
    play((service) =>
      Effect.gen(function* () {
        yield* service.routeStarted();
        expect(service.loading.get()).toEqual({ isLoading: true, isIndicated: false });
        yield* TestClock.adjust(119);
        expect(service.loading.get().isIndicated).toBe(false);
        yield* TestClock.adjust(1);
        expect(service.loading.get()).toEqual({ isLoading: true, isIndicated: true });
        yield* service.routeCompleted();
        expect(service.loading.get()).toEqual({ isLoading: false, isIndicated: false });
      }),
    ));

  it("[REDIR-4] shows no progress for loads within 120 ms, and does not add up separate loads", () =>
    play((service) =>
      Effect.gen(function* () {
        for (let route = 0; route < 3; route += 1) {
          yield* service.routeStarted();
          yield* TestClock.adjust(100);
          yield* service.routeCompleted();
          expect(service.loading.get()).toEqual({ isLoading: false, isIndicated: false });
        }
        yield* TestClock.adjust(1_000);
        expect(service.loading.get()).toEqual({ isLoading: false, isIndicated: false });
      }),
    ));

  it("[REDIR-4] counts the 120 ms from the first load", () =>
    play((service) =>
      Effect.gen(function* () {
        yield* service.routeStarted();
        yield* TestClock.adjust(100);
        yield* service.load();
        yield* TestClock.adjust(20);
        expect(service.loading.get().isIndicated).toBe(true);
        yield* service.load();
        expect(service.loading.get().isIndicated).toBe(true);
      }),
    ));

  it("[REDIR-4] lasts until the last load has ended, however often each reports its end", () =>
    play((service) =>
      Effect.gen(function* () {
        const one = yield* service.load();
        yield* service.routeStarted();
        const other = yield* service.load();
        one();
        one();
        yield* service.routeCompleted();
        expect(service.loading.get().isLoading).toBe(true);
        other();
        expect(service.loading.get().isLoading).toBe(false);
      }),
    ));

  it("[REDIR-4] ends with a route's error; loads that end later do not end the next one", () =>
    play((service) =>
      Effect.gen(function* () {
        const end = yield* service.load();
        yield* service.routeStarted();
        yield* service.routeFailed();
        expect(service.loading.get().isLoading).toBe(false);
        yield* service.routeStarted();
        end();
        expect(service.loading.get().isLoading).toBe(true);
      }),
    ));
});

/** A capability that sends the shopper somewhere. */
const traveller: Capability<
  "traveller",
  {
    readonly loading: <A>(run: () => A) => A;
    readonly block: () => void;
    readonly unblock: () => void;
    readonly go: (where: Navigation) => void;
    readonly reload: () => void;
  }
> = {
  name: "traveller",
  open: ({ runNow }) =>
    Effect.succeed({
      api: {
        loading: (run) => runNow(Effect.flatMap(Navigator, ({ loading }) => loading(Effect.sync(run)))),
        block: () => runNow(Effect.flatMap(Navigator, ({ block }) => block)),
        unblock: () => runNow(Effect.flatMap(Navigator, ({ unblock }) => unblock)),
        go: (where) => runNow(Effect.flatMap(Navigator, ({ go }) => go(where))),
        reload: () => runNow(Effect.flatMap(Navigator, ({ reload }) => reload)),
      },
      snapshot: () => ({}),
    }),
};

const travelling = <const Chosen extends ReadonlyArray<Capability<string, unknown>>>(
  capabilities: ShopOptions<Chosen>["capabilities"],
) => {
  const gone: Where[] = [];
  return {
    gone,
    shop: createShop<Chosen>({
      capabilities,
      endpoint: "https://shop.test/graphql",
      navigate: (where) => gone.push(where),
    }),
  };
};

describe("a shop's navigation", () => {
  it("[REDIR-1] releases a lock once, however often its holder releases it", () => {
    const gone: Where[] = [];
    const shop = createShop({
      capabilities: [navigation],
      endpoint: "https://shop.test/graphql",
      navigate: (where) => gone.push(where),
    });
    const release = shop.navigation.hold();
    const releaseOther = shop.navigation.hold();
    shop.navigation.push("/kosar");
    release();
    release();
    expect(gone).toEqual([]);
    releaseOther();
    expect(gone).toEqual([cart]);
    expect(shop.navigation.back()).toBeUndefined();
    shop.navigation.redirect("/");
    shop.navigation.push("/profil");
    expect(gone).toEqual([cart, { kind: "back" }, home]);
    shop.dispose();
  });

  it("[REDIR-3] [REDIR-4] follows the app's routes, and their pages' loads", () => {
    const shop = createShop({ capabilities: [navigation], endpoint: "https://shop.test/graphql", navigate: () => {} });
    const { loading, redirects } = shop.navigation;
    shop.navigation.redirect("/");
    shop.navigation.routeStarted();
    expect(loading.get().isLoading).toBe(true);
    const end = shop.navigation.load();
    expect([loading.getServer(), redirects.getServer()]).toEqual([
      { isLoading: false, isIndicated: false },
      noRedirect,
    ]);
    shop.navigation.routeCompleted();
    expect(redirects.get().isRedirecting).toBe(false);
    expect(loading.get().isLoading).toBe(true);
    end();
    expect(loading.get().isLoading).toBe(false);
    shop.navigation.load();
    shop.navigation.routeFailed();
    expect(loading.get().isLoading).toBe(false);
    shop.dispose();
  });

  it("[REDIR-2] [REDIR-4] is locked and redirected by other capabilities", () => {
    const { shop, gone } = travelling([navigation, traveller]);
    const { block, loading, unblock, go, reload } = shop.traveller;
    expect(loading(() => shop.navigation.loading.get().isLoading)).toBe(true);
    expect(shop.navigation.loading.get().isLoading).toBe(false);
    block();
    shop.navigation.redirect("/profil");
    shop.navigation.push("/profil");
    shop.navigation.back();
    unblock();
    go(home);
    shop.navigation.push("/profil");
    unblock();
    go(cart);
    reload();
    expect(gone).toEqual([home, cart, { kind: "reload" }]);
    shop.dispose();
  });

  it("has no effect on other capabilities when it is missing", () => {
    const { shop, gone } = travelling([traveller]);
    const { loading, block, unblock, go, reload } = shop.traveller;
    expect(loading(() => "done")).toBe("done");
    for (const each of [block, unblock, () => go(home), reload]) each();
    expect(gone).toEqual([]);
    shop.dispose();
  });

  it("[NAV-6] has a page for each entry of the profile menu, in the menu's order", () => {
    expect(profileMenu.map(({ entry, path }) => [sessionTexts.profileMenu[entry], path])).toEqual([
      ["Személyes adatok", "/profil/szemelyes-adatok"],
      ["Mentett kártyáim", "/profil/mentett-kartyaim"],
      ["Szállítási címeim", "/profil/szallitasi-cimeim"],
      ["Számlázási címeim", "/profil/szamlazasi-cimeim"],
      ["Bevásárlólistáim", "/profil/bevasarlolistaim"],
      ["Eddigi megrendeléseim", "/profil/eddigi-megrendeleseim"],
      ["Korábban rendelt termékek", "/profil/korabban-rendelt"],
    ]);
  });
});
