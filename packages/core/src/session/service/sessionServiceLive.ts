import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { makeTurn } from "../../kernel/makeTurn.ts";
import { isEmail } from "../../form/isEmail.ts";
import { formTexts } from "../../form/text.hu.ts";
import { command } from "../../kernel/command.ts";
import { join } from "../../kernel/join.ts";
import { latestWins } from "../../kernel/latestWins.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { skipIfOngoing } from "../../kernel/skipIfOngoing.ts";
import { stored } from "../../kernel/stored.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { EmailCheck } from "../model/EmailCheck.ts";
import { Identity } from "../../identity/Identity.ts";
import { returnPath } from "../rules/returnPath.ts";
import { sessionOnServer } from "../graphql/sessionOnServer.ts";
import { SessionService } from "./ShopSession.ts";
import { sessionTexts } from "../text.hu.ts";
import { text } from "../../decoding/kernel.ts";
import { enterCommand, leaveCommand, registrationSteps } from "./sessionEntry.ts";
import { followAllergens } from "./followAllergens.ts";
import { notifyIfOffline, type SessionParts, sessionFacts } from "./sessionFacts.ts";
import { followUser, loadUserCommand, userTopic } from "./sessionUser.ts";

/** The check of an address for forms, and the commands that send and use mails. */
const mailCommands = (parts: SessionParts) =>
  Effect.gen(function* () {
    const {
      texts: { form = formTexts, session = sessionTexts },
    } = yield* ShopEnvironment;
    const { server } = parts;
    const checkEmail = yield* command(
      { name: "session.checkEmail", policy: latestWins, requests: 1 },
      (email: string): Effect.Effect<EmailCheck, TransportError> =>
        isEmail(email)
          ? Effect.map(server.isEmailAvailable(email), (isAvailable) =>
              isAvailable ? { status: "available" } : { status: "taken", message: session.emailTaken },
            )
          : Effect.succeed({ status: "invalid", message: form.email }),
    );
    const requestPasswordReset = yield* command(
      { name: "session.requestPasswordReset", policy: skipIfOngoing, requests: 1 },
      (email: string) => notifyIfOffline(parts)(Effect.asVoid(server.requestPasswordReset(email))),
    );
    const resetPassword = yield* command(
      { name: "session.resetPassword", policy: skipIfOngoing, requests: 1 },
      ({ send }: { readonly send: () => ReturnType<typeof server.resetPassword> }) =>
        notifyIfOffline(parts)(Effect.asVoid(Effect.suspend(send))),
    );
    return {
      checkEmail: (email) => notifyIfOffline(parts)(checkEmail(email)),
      requestPasswordReset,
      resetPassword: (reset) => resetPassword({ send: () => server.resetPassword(reset) }),
    } satisfies Partial<SessionService["Service"]>;
  });

/** @rule ALLERGEN-4, SESS-1, SESS-2, SESS-3, SESS-4, SESS-5, SESS-6, SESS-8, NET-7 */
export const sessionServiceLive = Layer.effect(
  SessionService,
  Effect.gen(function* () {
    const { sessionStorage } = yield* ShopEnvironment;
    const identity = yield* Identity;
    const { publish } = yield* Tabs;
    const server = yield* sessionOnServer;
    const { state, ...facts } = yield* sessionFacts;
    const parts = { ...facts, server };
    const path = stored(sessionStorage, { key: "login_redirect_back", decoder: text });
    const inTurn = makeTurn();

    const enter = yield* enterCommand(parts);
    const { makeAccount, welcome } = yield* registrationSteps(parts);
    const logout = yield* leaveCommand(parts);
    const load = yield* loadUserCommand(parts, { inTurn });
    // The user, and then what a refresh of the cart may send.
    const refresh = yield* command({ name: "session.refresh", policy: join, requests: 12 }, () =>
      Effect.andThen(
        Effect.suspend(load),
        Effect.suspend(() => (identity.state.get().isLoggedIn ? identity.refreshFollowers : Effect.void)),
      ),
    );
    const loadLater = yield* followUser(parts, { inTurn, load: Effect.suspend(load) });
    const changeUser: SessionService["Service"]["changeUser"] = (ask, changed) =>
      inTurn(
        Effect.tap(ask, (response) => {
          const user = changed(response, identity.state.get().user);
          return Effect.andThen(user === null ? loadLater : identity.know(user), publish(userTopic, null));
        }),
      ).pipe(notifyIfOffline(parts));
    yield* followAllergens({
      send: server.setAvoidedAllergens,
      change: (ask) => changeUser(ask, ({ user }) => user),
    });
    return SessionService.of({
      state,
      login: (credentials) => enter({ ask: () => server.login(credentials) }),
      loginWithToken: (token, { staysLoggedIn = false } = {}) =>
        enter({ ask: () => server.loginWithToken(token, { staysLoggedIn }) }),
      register: (registration) =>
        enter({
          before: () => makeAccount(registration),
          ask: () => server.login(registration),
          after: welcome,
        }),
      logout,
      refresh: ({ skipsCart = false } = {}) => (skipsCart ? load() : refresh()),
      changeUser,
      dismissCartChanges: () => parts.show({ cartChanges: [] }),
      ...(yield* mailCommands(parts)),
      confirmEmail: (token) => Effect.asVoid(changeUser(server.confirmEmail(token), ({ user }) => user)),
      rememberPath: path.write,
      takeReturnPath: () => Effect.suspend(() => Effect.as(path.write(null), returnPath(path.read()))),
    });
  }),
);
