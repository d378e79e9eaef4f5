import * as Effect from "effect/Effect";
import { Dialogs } from "../../dialogs/service/Dialogs.ts";
import { Navigator } from "../../navigation/service/Navigator.ts";
import { command } from "../../kernel/command.ts";
import { log } from "../../kernel/log.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { skipIfOngoing } from "../../kernel/skipIfOngoing.ts";
import { isUnauthenticated } from "../../transport/rejections.ts";
import type { CartMergeChange } from "../model/CartMergeChange.ts";
import { type Entry, Identity } from "../../identity/Identity.ts";
import type { Registration } from "../model/Registration.ts";
import { notifyIfOffline, type SessionParts } from "./sessionFacts.ts";
import { quiet } from "./start.ts";

interface Entering {
  readonly ask: () => Effect.Effect<Entry & { readonly cartChanges: ReadonlyArray<CartMergeChange> }, ShopError>;
  readonly before?: () => Effect.Effect<void, ShopError>;
  readonly after?: Effect.Effect<void>;
}

const isLoggedInNow = ({ notice, state }: Identity["Service"]) => Effect.map(notice, () => state.get().isLoggedIn);

export const enterCommand = (parts: SessionParts) =>
  Effect.gen(function* () {
    const { show } = parts;
    const identity = yield* Identity;
    return yield* command(
      // The account, the login, and the shipping methods of another cart, each requested twice at most.
      { name: "session.enter", policy: skipIfOngoing, requests: 4 },
      ({ ask, before = () => Effect.void, after = Effect.void }: Entering) =>
        Effect.flatMap(isLoggedInNow(identity), (isIn) => {
          if (isIn) return Effect.succeed(null);
          const asked = Effect.suspend(ask).pipe(
            Effect.tap(({ cartChanges }) => show({ cartChanges })),
            Effect.tapError((loginError) => show({ loginError })),
          );
          return show({ ...quiet, isFetching: true }).pipe(
            Effect.andThen(Effect.suspend(before)),
            Effect.andThen(identity.enter(asked)),
            Effect.andThen(after),
            Effect.asVoid,
            Effect.ensuring(show({ isFetching: false })),
            notifyIfOffline(parts),
          );
        }),
    );
  });

export const registrationSteps = ({ show, server }: SessionParts) =>
  Effect.map(Effect.scope, (scope) => ({
    makeAccount: (registration: Registration) =>
      show({ registration: "started" }).pipe(
        Effect.andThen(server.register(registration)),
        Effect.tapError((registrationError) => show({ registration: null, registrationError })),
        Effect.andThen(show({ registration: "succeeded" })),
      ),
    welcome: Effect.forkIn(
      Effect.flatMap(Dialogs, ({ ask }) => ask({ kind: "registrationSuccess" })),
      scope,
      { startImmediately: true },
    ),
  }));

export const leaveCommand = (parts: SessionParts) =>
  Effect.gen(function* () {
    const { show, server } = parts;
    const identity = yield* Identity;
    return yield* command({ name: "session.logout", policy: skipIfOngoing, requests: 3 }, () =>
      Effect.flatMap(isLoggedInNow(identity), (isIn) => {
        if (!isIn) return Effect.succeed(null);
        let isAnswered = true;
        const ask = (token: string) =>
          Effect.catch(notifyIfOffline(parts)(server.logout(token)), (error) => {
            isAnswered = isUnauthenticated(error);
            return Effect.as(log("warning", "The logout did not reach the server", error), null);
          });
        return show({ ...quiet, isFetching: true }).pipe(
          Effect.andThen(Navigator),
          Effect.flatMap(({ go, loading, reload }) =>
            loading(identity.leave(ask)).pipe(
              Effect.ensuring(show({ isFetching: false })),
              Effect.andThen(Effect.suspend(() => (isAnswered ? go({ kind: "redirect", to: "/" }) : reload))),
            ),
          ),
        );
      }),
    );
  });
