import * as Effect from "effect/Effect";
import type { makeTurn } from "../../kernel/makeTurn.ts";
import { follow } from "../../kernel/follow.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { command } from "../../kernel/command.ts";
import { join } from "../../kernel/join.ts";
import { log } from "../../kernel/log.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { isNetworkFailure } from "../../transport/isNetworkFailure.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import { Identity } from "../../identity/Identity.ts";
import { AuthenticationError } from "../model/SessionError.ts";
import type { SessionParts } from "./sessionFacts.ts";
import { quiet } from "./start.ts";

/** Another tab has changed the account's data. */
export const userTopic = "user";

type Turns = ReturnType<typeof makeTurn>;

/** @rule SESS-5 */
const isRefused = (error: TransportError) => error._tag === "ServerError" && error.code === "FORBIDDEN";

/** Loads the user. `inTurn` orders the loads and changes of the user. */
export const loadUserCommand = ({ show, tellAway, server }: SessionParts, { inTurn }: { readonly inTurn: Turns }) =>
  Effect.gen(function* () {
    const identity = yield* Identity;
    const isLoggedIn = () => identity.state.get().isLoggedIn;
    const loadInOneName = inTurn(
      identity.asCurrentUser((token) =>
        Effect.flatMap(token, (present) =>
          present === null
            ? Effect.void
            : server.me.pipe(
                Effect.tapError((error) => (isRefused(error) ? identity.expire(present) : Effect.void)),
                Effect.flatMap(identity.know),
              ),
        ),
      ),
    );
    /** Loads the current user: another one may have logged in meanwhile. */
    const loadPresent: typeof loadInOneName = Effect.catchTag(loadInOneName, "AbortedError", () =>
      isLoggedIn() ? loadPresent : Effect.void,
    );
    return yield* command({ name: "session.loadUser", policy: join, requests: 1 }, () =>
      loadPresent.pipe(
        Effect.andThen(show({ failure: null })),
        Effect.catch((error): Effect.Effect<void, ShopError> => {
          // The user was already notified on logout.
          if (!isLoggedIn()) return Effect.void;
          if (isNetworkFailure(error)) return Effect.andThen(tellAway, Effect.fail(error));
          const failure = new AuthenticationError({ cause: error });
          return log("critical", failure.message, error).pipe(
            Effect.andThen(show({ failure })),
            Effect.andThen(Effect.fail(failure)),
          );
        }),
      ),
    );
  });

/** The session follows the identity, and what other tabs change of the user. */
export const followUser = (
  { facts, show }: SessionParts,
  { inTurn, load }: { readonly inTurn: Turns; readonly load: Effect.Effect<unknown, unknown> },
) =>
  Effect.gen(function* () {
    const identity = yield* Identity;
    const { publish, messages } = yield* Tabs;
    const scope = yield* Effect.scope;
    const loadLater = Effect.asVoid(Effect.forkIn(ignoreFailure(load), scope));
    yield* identity.follow({
      change: (exchange) =>
        Effect.tap(exchange, ({ kind }) => {
          if (kind === "logout") return facts().isFetching ? Effect.void : show(quiet);
          return identity.state.get().user === null ? loadLater : Effect.void;
        }),
      reload: Effect.suspend(() => {
        if (!identity.state.get().isLoggedIn) return Effect.void;
        // A running load may be older than the change.
        const anew = Effect.andThen(inTurn(Effect.void), ignoreFailure(load));
        return Effect.andThen(Effect.forkIn(anew, scope), publish(userTopic, null));
      }),
    });
    yield* follow(messages(userTopic), () => loadLater);
    return loadLater;
  });
