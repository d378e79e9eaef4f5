import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Store } from "../kernel/Store.ts";
import type { LoadingState } from "./LoadingState.ts";
import type { RedirectEvent, RedirectState } from "./redirectStep.ts";

/** Navigation, and its visible state. Synchronous. */
export class NavigationService extends Context.Service<
  NavigationService,
  {
    readonly redirects: Store<RedirectState>;
    readonly loading: Store<LoadingState>;
    /** *Queue*, as those below: until nothing holds navigation up. */
    readonly redirect: (to: string) => Effect.Effect<void>;
    readonly push: (to: string) => Effect.Effect<void>;
    readonly back: Effect.Effect<void>;
    readonly step: (event: RedirectEvent) => Effect.Effect<void>;
    readonly routeStarted: Effect.Effect<void>;
    readonly routeCompleted: Effect.Effect<void>;
    readonly routeFailed: Effect.Effect<void>;
    /** Loading that has begun; the answer ends it. */
    readonly load: Effect.Effect<Effect.Effect<void>>;
    readonly reload: Effect.Effect<void>;
  }
>()("@kamra/core/navigation/NavigationService") {}
