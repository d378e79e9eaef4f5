import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import { describe, expect, it } from "vitest";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import type { LogEntry } from "../../kernel/LogEntry.ts";
import { OperatorLog } from "../../kernel/OperatorLog.ts";
import type { Navigate } from "./Navigate.ts";
import { NavigationService } from "./ShopNavigation.ts";
import { navigationServiceLive } from "./navigationServiceLive.ts";
import { testClock } from "../../kernel/testClock.test.support.ts";

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
