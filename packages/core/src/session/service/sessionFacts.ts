import * as Effect from "effect/Effect";
import { follow } from "../../kernel/follow.ts";
import { shareEqual } from "../../kernel/shareEqual.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { isNetworkFailure } from "../../transport/isNetworkFailure.ts";
import { transportTexts } from "../../transport/text.hu.ts";
import { Identity } from "../../identity/Identity.ts";
import type { sessionOnServer } from "../graphql/sessionOnServer.ts";
import { quiet, type SessionFacts, sessionStores } from "./start.ts";

/** What the commands work with. */
export interface SessionParts {
  readonly facts: () => SessionFacts;
  readonly show: (changed: Partial<SessionFacts>) => Effect.Effect<void>;
  readonly tellAway: Effect.Effect<void>;
  readonly server: Effect.Success<typeof sessionOnServer>;
}

/** The session's store, which follows the identity, and the notice that the network is away. */
export const sessionFacts = Effect.gen(function* () {
  const environment = yield* ShopEnvironment;
  const {
    settings,
    texts: { transport = transportTexts },
  } = environment;
  const identity = yield* Identity;
  const notices = yield* Notices;
  let facts = quiet;
  const { state } = sessionStores(identity.state, environment);
  const recompute = () => state.set({ ...identity.state.get(), ...facts });
  yield* follow(identity.state.subscribe, recompute);
  return {
    state,
    facts: () => facts,
    show: (changed: Partial<SessionFacts>) =>
      Effect.sync(() => {
        const before = facts;
        facts = shareEqual(before, { ...before, ...changed });
        if (facts !== before) recompute();
      }),
    tellAway: notices.say({ kind: "error", text: transport.network, durationMs: settings.noticeMs }),
  };
});

export const notifyIfOffline =
  ({ tellAway }: Pick<SessionParts, "tellAway">) =>
  <A, E extends ShopError>(effect: Effect.Effect<A, E>) =>
    Effect.tapError(effect, (error) => (isNetworkFailure(error) ? tellAway : Effect.void));
