import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { makeTask } from "../../kernel/makeTask.ts";
import { sleep } from "../../kernel/Sleep.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { shareEqual } from "../../kernel/shareEqual.ts";
import { log } from "../../kernel/log.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { Navigate } from "./Navigate.ts";
import { NavigationService } from "./ShopNavigation.ts";
import { type RedirectEvent, redirectStep } from "../rules/redirectStep.ts";
import { navigationStores, notLoading } from "./start.ts";

const after = (milliseconds: number, effect: Effect.Effect<void>) => Effect.andThen(sleep(milliseconds), effect);

/** A function that runs the effect at its first call. */
const once = (effect: Effect.Effect<void>) =>
  Effect.map(Effect.context<never>(), (context) => {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      Effect.runSyncWith(context)(effect);
    };
  });

type Stores = ReturnType<typeof navigationStores>;

/** Redirects the app, by the rule. */
const redirecting = ({ redirects }: Stores) =>
  Effect.gen(function* () {
    const { navigate } = yield* ShopEnvironment;

    const go = (where: Parameters<Navigate>[0], { failed }: { readonly failed: Effect.Effect<void> }) =>
      Effect.try(() => navigate(where)).pipe(
        Effect.catch(({ cause }) => Effect.andThen(log("error", "The app could not navigate", cause, where), failed)),
      );

    const step = (event: RedirectEvent): Effect.Effect<void> =>
      Effect.suspend(() => {
        const { state, performed } = redirectStep(redirects.get(), event);
        redirects.set(shareEqual(redirects.get(), state));
        const failed = step({ kind: "unblock" });
        return Effect.forEach(performed, (where) => go(where, { failed }), { discard: true });
      });
    return { go, step };
  });

/** Shows that the app loads, and indicates it when that takes long. */
const loadingState = ({ loading }: Stores) =>
  Effect.gen(function* () {
    const { settings } = yield* ShopEnvironment;
    const indicating = yield* makeTask;

    let loads: ReadonlySet<object> = new Set();
    const show = (loadsNow: ReadonlySet<object>) =>
      Effect.suspend(() => {
        loads = loadsNow;
        const isLoading = loads.size > 0;
        if (isLoading === loading.get().isLoading) return Effect.void;
        loading.set(isLoading ? { isLoading, isIndicated: false } : notLoading);
        if (!isLoading) return indicating.stop;
        const indicate = Effect.sync(() => loading.set({ isLoading: true, isIndicated: true }));
        return indicating.start(after(settings.loadingIndicatorMs, indicate));
      });
    const begin = (load: object) => Effect.suspend(() => show(new Set([...loads, load])));
    const end = (load: object) => Effect.suspend(() => show(new Set([...loads].filter((each) => each !== load))));
    return { show, begin, end };
  });

/** @rule REDIR-2, REDIR-3, REDIR-4 */
export const navigationServiceLive = Layer.effect(
  NavigationService,
  Effect.gen(function* () {
    const { settings } = yield* ShopEnvironment;
    const stores = navigationStores();
    const { go, step } = yield* redirecting(stores);
    const { show, begin, end } = yield* loadingState(stores);
    const resetting = yield* makeTask;

    const route = {};
    const letIn = Effect.suspend(() => step({ kind: "unblock" })).pipe(
      Effect.andThen(resetting.start(after(settings.redirectResetMs, step({ kind: "reset" })))),
    );

    const queued = <Input>(name: string, eventOf: (input: Input) => RedirectEvent) =>
      command({ name: `navigation.${name}`, policy: selfManaged("queue"), requests: 0 }, (input: Input) =>
        step(eventOf(input)),
      );
    const back = yield* queued<void>("back", () => ({ kind: "back" }));

    return NavigationService.of({
      redirects: stores.redirects,
      loading: stores.loading,
      redirect: yield* queued<string>("redirect", (to) => ({ kind: "redirect", to })),
      push: yield* queued<string>("push", (to) => ({ kind: "push", to })),
      back,
      hold: () => Effect.andThen(step({ kind: "lock" }), once(step({ kind: "unlock" }))),
      step,
      routeStarted: () => begin(route),
      routeCompleted: () => Effect.andThen(end(route), letIn),
      routeFailed: () => Effect.andThen(show(new Set()), letIn),
      load: () =>
        Effect.suspend(() => {
          const load = {};
          return Effect.andThen(begin(load), once(end(load)));
        }),
      during: (effect) =>
        Effect.suspend(() => {
          const load = {};
          return Effect.acquireUseRelease(
            begin(load),
            () => effect,
            () => end(load),
          );
        }),
      reload: go({ kind: "reload" }, { failed: step({ kind: "unblock" }) }),
    });
  }),
);
