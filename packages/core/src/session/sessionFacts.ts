import * as Effect from "effect/Effect";
import { keepSame } from "../kernel/keepSame.ts";
import { makeStore } from "../kernel/makeStore.ts";
import { Notices } from "../kernel/Notices.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { transportTexts } from "../transport/text.hu.ts";
import { type Identified, Identity } from "../identity/Identity.ts";
import type { sessionOnServer } from "./sessionOnServer.ts";
import type { SessionState } from "./SessionState.ts";

type Facts = Omit<SessionState, keyof Identified>;

export const quiet: Facts = {
  isFetching: false,
  registration: null,
  loginError: null,
  registrationError: null,
  cartChanges: [],
  failure: null,
};

/** What the commands work with. */
export interface SessionParts {
  readonly facts: () => Facts;
  readonly show: (changed: Partial<Facts>) => Effect.Effect<void>;
  readonly tellAway: Effect.Effect<void>;
  readonly server: Effect.Success<typeof sessionOnServer>;
}

/** The session's store, which follows the identity, and the notice that the network is away. */
export const sessionFacts = Effect.gen(function* () {
  const {
    settings,
    snapshot,
    texts: { transport = transportTexts },
  } = yield* ShopEnvironment;
  const identity = yield* Identity;
  const notices = yield* Notices;
  let facts = quiet;
  const stateOf = (): SessionState => ({ ...identity.state.get(), ...facts });
  const shipped = snapshot?.session;
  const state = makeStore(stateOf(), { server: shipped && { ...shipped, ...quiet } });
  const recompute = () => state.set(stateOf());
  const ended = identity.state.subscribe(recompute);
  yield* Effect.addFinalizer(() => Effect.sync(ended));
  return {
    state,
    facts: () => facts,
    show: (changed: Partial<Facts>) =>
      Effect.sync(() => {
        const before = facts;
        facts = keepSame(before, { ...before, ...changed });
        if (facts !== before) recompute();
      }),
    tellAway: notices.say({ kind: "error", text: transport.network, durationMs: settings.noticeMs }),
  };
});

export const notifyIfOffline =
  ({ tellAway }: Pick<SessionParts, "tellAway">) =>
  <A, E extends ShopError>(effect: Effect.Effect<A, E>) =>
    Effect.tapError(effect, (error) => (isNetworkFailure(error) ? tellAway : Effect.void));
