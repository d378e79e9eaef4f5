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

interface Entering {
  readonly ask: () => Effect.Effect<Entry & { readonly cartChanges: ReadonlyArray<CartMergeChange> }, ShopError>;
  readonly before?: () => Effect.Effect<void, ShopError>;
  readonly after?: Effect.Effect<void>;
}

/** @rule SESS-1, SESS-2, SESS-3, SESS-4, SESS-5, SESS-6, SESS-8, NET-7 */
export const sessionServiceLive = Layer.effect(
  SessionService,
  Effect.gen(function* () {
    const { sessionStorage, settings, snapshot, texts } = yield* ShopEnvironment;
    const { form = formTexts, session = sessionTexts, transport = transportTexts } = texts;
    const identity = yield* Identity;
    const notices = yield* Notices;
    const { publish, subscribe } = yield* Tabs;
    const server = yield* sessionOnServer;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const inTurn = makeTurn();

    const path = stored(sessionStorage, { key: "login_redirect_back", decoder: text });

    let facts = quiet;
    const stateOf = (): SessionState => ({ ...identity.state.get(), ...facts });
    const shipped = snapshot?.session;
    const state = makeStore(stateOf(), { server: shipped && { ...shipped, ...quiet } });
    const recompute = () => state.set(stateOf());
    const show = (changed: Partial<Facts>) =>
      Effect.sync(() => {
        const before = facts;
        facts = keepSame(before, { ...before, ...changed });
        if (facts !== before) recompute();
      });
    const isLoggedIn = () => identity.state.get().isLoggedIn;
    const isLoggedInNow = Effect.map(identity.notice, isLoggedIn);

    const tellAway = notices.say({ kind: "error", text: transport.network, durationMs: settings.noticeMs });
    const notifyIfOffline = <A, E extends ShopError>(effect: Effect.Effect<A, E>) =>
      Effect.tapError(effect, (error) => (isNetworkFailure(error) ? tellAway : Effect.void));

    const enter = yield* command(
      // The account, the login, and the shipping methods of another cart, each requested twice at most.
      { name: "session.enter", policy: skipIfOngoing, requests: 4 },
      ({ ask, before = () => Effect.void, after = Effect.void }: Entering) =>
        Effect.flatMap(isLoggedInNow, (isIn) => {
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
            notifyIfOffline,
          );
        }),
    );

    const makeAccount = (registration: Registration) =>
      show({ registration: "started" }).pipe(
        Effect.andThen(server.register(registration)),
        Effect.tapError((registrationError) => show({ registration: null, registrationError })),
        Effect.andThen(show({ registration: "succeeded" })),
      );
    const welcome = Effect.forkIn(
      Effect.flatMap(Dialogs, ({ ask }) => ask({ kind: "registrationSuccess" })),
      scope,
      { startImmediately: true },
    );

    const logout = yield* command({ name: "session.logout", policy: skipIfOngoing, requests: 3 }, () =>
      Effect.flatMap(isLoggedInNow, (isIn) => {
        if (!isIn) return Effect.void;
        let isAnswered = true;
        const ask = (token: string) =>
          Effect.catch(notifyIfOffline(server.logout(token)), (error) => {
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

    /** @rule SESS-5 */
    const isRefused = (error: TransportError) => error._tag === "ServerError" && error.code === "FORBIDDEN";
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
    const load = yield* command({ name: "session.loadUser", policy: join, requests: 1 }, () =>
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
    // The user, and then what a refresh of the cart may send.
    const refresh = yield* command({ name: "session.refresh", policy: join, requests: 12 }, () =>
      Effect.andThen(
        Effect.suspend(load),
        Effect.suspend(() => (isLoggedIn() ? identity.refreshFollowers : Effect.void)),
      ),
    );
    const loadLater = Effect.forkIn(ignoreFailure(Effect.suspend(load)), scope);

    yield* identity.follow({
      change: (exchange) =>
        Effect.tap(exchange, ({ kind }) => {
          if (kind === "logout") return facts.isFetching ? Effect.void : show(quiet);
          return identity.state.get().user === null ? loadLater : Effect.void;
        }),
      reload: Effect.suspend(() => {
        if (!isLoggedIn()) return Effect.void;
        // A running load may be older than the change.
        const anew = Effect.andThen(inTurn(Effect.void), ignoreFailure(Effect.suspend(load)));
        return Effect.andThen(Effect.forkIn(anew, scope), publish(topic, null));
      }),
    });
    const subscriptions = [identity.state.subscribe(recompute), subscribe(topic, () => void runFork(loadLater))];
    yield* Effect.addFinalizer(() => Effect.sync(() => subscriptions.forEach((end) => end())));

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
      (email: string) => notifyIfOffline(server.requestPasswordReset(email)),
    );
    const resetPassword = yield* command(
      { name: "session.resetPassword", policy: skipIfOngoing, requests: 1 },
      ({ send }: { readonly send: () => ReturnType<typeof server.resetPassword> }) =>
        notifyIfOffline(Effect.suspend(send)),
    );
    const changeUser: SessionService["Service"]["changeUser"] = (ask, changed) =>
      inTurn(
        Effect.tap(ask, (answer) => {
          const user = changed(answer, identity.state.get().user);
          return Effect.andThen(user === null ? loadLater : identity.know(user), publish(topic, null));
        }),
      ).pipe(notifyIfOffline);
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
      dismissCartChanges: () => show({ cartChanges: [] }),
      checkEmail: (email) => notifyIfOffline(checkEmail(email)),
      requestPasswordReset: (email) => Effect.asVoid(requestPasswordReset(email)),
      resetPassword: (reset) => Effect.asVoid(resetPassword({ send: () => server.resetPassword(reset) })),
      confirmEmail: (token) => Effect.asVoid(changeUser(server.confirmEmail(token), ({ user }) => user)),
      rememberPath: path.write,
      takeReturnPath: () => Effect.suspend(() => Effect.as(path.write(null), returnPath(path.read()))),
    });
  }),
);
