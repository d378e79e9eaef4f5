import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { makeTurn } from "../kernel/makeTurn.ts";
import { isEmail } from "../form/isEmail.ts";
import { formTexts } from "../form/text.hu.ts";
import { Dialogs } from "../dialogs/Dialogs.ts";
import { Navigator } from "../navigation/Navigator.ts";
import { ignoreFailure } from "../kernel/ignoreFailure.ts";
import { command } from "../kernel/command.ts";
import { join } from "../kernel/join.ts";
import { keepSame } from "../kernel/keepSame.ts";
import { latestWins } from "../kernel/latestWins.ts";
import { log } from "../kernel/log.ts";
import { makeStore } from "../kernel/makeStore.ts";
import { Notices } from "../kernel/Notices.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { skipIfOngoing } from "../kernel/skipIfOngoing.ts";
import { stored } from "../kernel/stored.ts";
import { Tabs } from "../kernel/Tabs.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { isUnauthenticated } from "../transport/rejections.ts";
import { transportTexts } from "../transport/text.hu.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import type { CartMergeChange } from "./CartMergeChange.ts";
import type { EmailCheck } from "./EmailCheck.ts";
import { type Entry, type Identified, Identity } from "../identity/Identity.ts";
import type { Registration } from "./Registration.ts";
import { returnPath } from "./returnPath.ts";
import { AuthenticationError } from "./SessionError.ts";
import { sessionOnServer } from "./sessionOnServer.ts";
import { SessionService } from "./SessionService.ts";
import type { SessionState } from "./SessionState.ts";
import { sessionTexts } from "./text.hu.ts";
import { text } from "../decoding/kernel.ts";

/** Another tab has changed the account's data. */
const topic = "user";

type Facts = Omit<SessionState, keyof Identified>;

const quiet: Facts = {
  isFetching: false,
  registration: null,
  loginError: null,
  registrationError: null,
  cartChanges: [],
  failure: null,
};

type Turns = ReturnType<typeof makeTurn>;

interface Entering {
  readonly ask: () => Effect.Effect<Entry & { readonly cartChanges: ReadonlyArray<CartMergeChange> }, ShopError>;
  readonly before?: () => Effect.Effect<void, ShopError>;
  readonly after?: Effect.Effect<void>;
}

/** What the commands work with. */
interface Parts {
  readonly facts: () => Facts;
  readonly show: (changed: Partial<Facts>) => Effect.Effect<void>;
  readonly tellAway: Effect.Effect<void>;
  readonly server: Effect.Success<typeof sessionOnServer>;
}

/** The session's store, which follows the identity, and the notice that the network is away. */
const sessionFacts = Effect.gen(function* () {
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

const notifyIfOffline =
  ({ tellAway }: Pick<Parts, "tellAway">) =>
  <A, E extends ShopError>(effect: Effect.Effect<A, E>) =>
    Effect.tapError(effect, (error) => (isNetworkFailure(error) ? tellAway : Effect.void));

const isLoggedInNow = ({ notice, state }: Identity["Service"]) => Effect.map(notice, () => state.get().isLoggedIn);

const entering = (parts: Parts) =>
  Effect.gen(function* () {
    const { show } = parts;
    const identity = yield* Identity;
    return yield* command(
      // The account, the login, and the shipping methods of another cart, each requested twice at most.
      { name: "session.enter", policy: skipIfOngoing, requests: 4 },
      ({ ask, before = () => Effect.void, after = Effect.void }: Entering) =>
        Effect.flatMap(isLoggedInNow(identity), (isIn) => {
          if (isIn) return Effect.void;
          const asked = Effect.suspend(ask).pipe(
            Effect.tap(({ cartChanges }) => show({ cartChanges })),
            Effect.tapError((loginError) => show({ loginError })),
          );
          return show({ ...quiet, isFetching: true }).pipe(
            Effect.andThen(Effect.suspend(before)),
            Effect.andThen(identity.enter(asked)),
            Effect.andThen(after),
            Effect.ensuring(show({ isFetching: false })),
            notifyIfOffline(parts),
          );
        }),
    );
  });

const registering = ({ show, server }: Parts) =>
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

const leaving = (parts: Parts) =>
  Effect.gen(function* () {
    const { show, server } = parts;
    const identity = yield* Identity;
    return yield* command({ name: "session.logout", policy: skipIfOngoing, requests: 3 }, () =>
      Effect.flatMap(isLoggedInNow(identity), (isIn) => {
        if (!isIn) return Effect.void;
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

/** @rule SESS-5 */
const isRefused = (error: TransportError) => error._tag === "ServerError" && error.code === "FORBIDDEN";

/** Loads the user. `inTurn` orders the loads and changes of the user. */
const loading = ({ show, tellAway, server }: Parts, { inTurn }: { readonly inTurn: Turns }) =>
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
    /** Of the current user, who may have changed meanwhile. */
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
const followUser = (
  { facts, show }: Parts,
  { inTurn, load }: { readonly inTurn: Turns; readonly load: Effect.Effect<unknown, unknown> },
) =>
  Effect.gen(function* () {
    const identity = yield* Identity;
    const { publish, subscribe } = yield* Tabs;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
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
        return Effect.andThen(Effect.forkIn(anew, scope), publish(topic, null));
      }),
    });
    const ended = subscribe(topic, () => void runFork(loadLater));
    yield* Effect.addFinalizer(() => Effect.sync(ended));
    return loadLater;
  });

/** What a form asks about an address, and the mails that lead back to an account. */
const mailCommands = (parts: Parts) =>
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
      (email: string) => notifyIfOffline(parts)(server.requestPasswordReset(email)),
    );
    const resetPassword = yield* command(
      { name: "session.resetPassword", policy: skipIfOngoing, requests: 1 },
      ({ send }: { readonly send: () => ReturnType<typeof server.resetPassword> }) =>
        notifyIfOffline(parts)(Effect.suspend(send)),
    );
    return {
      checkEmail: (email) => notifyIfOffline(parts)(checkEmail(email)),
      requestPasswordReset: (email) => Effect.asVoid(requestPasswordReset(email)),
      resetPassword: (reset) => Effect.asVoid(resetPassword({ send: () => server.resetPassword(reset) })),
    } satisfies Partial<SessionService["Service"]>;
  });

/** @rule SESS-1, SESS-2, SESS-3, SESS-4, SESS-5, SESS-6, SESS-8, NET-7 */
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

    const enter = yield* entering(parts);
    const { makeAccount, welcome } = yield* registering(parts);
    const logout = yield* leaving(parts);
    const load = yield* loading(parts, { inTurn });
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
        Effect.tap(ask, (answer) => {
          const user = changed(answer, identity.state.get().user);
          return Effect.andThen(user === null ? loadLater : identity.know(user), publish(topic, null));
        }),
      ).pipe(notifyIfOffline(parts));
    return SessionService.of({
      state,
      login: (credentials) => Effect.asVoid(enter({ ask: () => server.login(credentials) })),
      loginWithToken: (token, { staysLoggedIn = true } = {}) =>
        Effect.asVoid(enter({ ask: () => server.loginWithToken(token, { staysLoggedIn }) })),
      register: (registration) =>
        Effect.asVoid(
          enter({
            before: () => makeAccount(registration),
            ask: () => server.login(registration),
            after: welcome,
          }),
        ),
      logout: () => Effect.asVoid(logout()),
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
