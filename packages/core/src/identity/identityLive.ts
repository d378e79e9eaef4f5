import type { SessionEnd } from "@kamra/contract/wire";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { follow } from "../kernel/follow.ts";
import { makeTurn } from "../kernel/makeTurn.ts";
import { makeTask } from "../kernel/makeTask.ts";
import { sleep } from "../kernel/Sleep.ts";
import { shareParts } from "../kernel/shareParts.ts";
import { shareEqual } from "../kernel/shareEqual.ts";
import { Notices } from "../kernel/Notices.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import { Tabs } from "../kernel/Tabs.ts";
import { AbortedError, ServerError } from "../kernel/TransportError.ts";
import { sessionEndOf } from "../kernel/sessionEndOf.ts";
import { type Identified, Identity, type IdentityChange, type IdentityFollower } from "./Identity.ts";
import { sessionEndNotice } from "./sessionEndNotice.ts";
import { identifiedStore, storedToken } from "./identifiedStore.ts";
import type { SessionCarrier } from "./SessionCarrier.ts";

declare module "../kernel/ShopEnvironment.ts" {
  interface Environment {
    readonly session: SessionCarrier;
  }
}

const topic = "session";

/** Milliseconds between checks of the cookie: a browser may show another tab's change only after that tab's message. */
const looks = [20, 80, 300, 500];

const left: IdentityChange = { kind: "logout" };
const entered: IdentityChange = { kind: "login" };

const ended = (sessionEnd: SessionEnd | undefined) =>
  new ServerError({ code: "UNAUTHENTICATED", message: "The session has ended", sessionEnd });

/** The followers of the identity; changes reach them one at a time. */
const identityFollowers = Effect.map(Effect.scope, (scope) => {
  const inTurn = makeTurn();
  let followers: ReadonlyArray<IdentityFollower> = [];
  const followed = <E>(exchange: Effect.Effect<IdentityChange, E>) =>
    inTurn(
      Effect.suspend(() => followers.reduce((wrapped, { change }) => change(wrapped), exchange)).pipe(Effect.asVoid),
    );
  const tellLater = (changes: ReadonlyArray<IdentityChange>) =>
    Effect.forkIn(
      Effect.forEach(changes, (change) => followed(Effect.succeed(change))),
      scope,
    );
  return {
    followed,
    tellLater,
    endAll: () => {
      for (const follower of followers) follower.ended?.();
    },
    api: {
      follow: (follower) =>
        Effect.sync(() => {
          followers = [...followers, follower];
        }),
      reload: Effect.suspend(() => Effect.forEach(followers, ({ reload = Effect.void }) => reload)),
      refreshFollowers: Effect.suspend(() =>
        Effect.forEach(followers, ({ refresh = Effect.void }) => refresh, { discard: true }),
      ),
    } satisfies Partial<Identity["Service"]>,
  };
});

/** The page's current identity, and the state that shows it. */
const currentIdentity = Effect.gen(function* () {
  const environment = yield* ShopEnvironment;
  const { dismiss } = yield* Notices;
  const { followed, tellLater, endAll, api } = yield* identityFollowers;

  const stored = () => storedToken(environment);
  const nameOf = (token: string | null) => ({ token, ended: Deferred.makeUnsafe<void>() });
  let name = nameOf(stored());

  const state = identifiedStore(environment);
  const show = (user: Identified["user"]) => {
    const before = state.get();
    const after = { ...before, isLoggedIn: name.token !== null, user };
    if (shareEqual(before, after) !== before) state.set({ ...after, lastUpdated: environment.now().toISOString() });
  };

  const become = (token: string | null, user: Identified["user"]) =>
    Effect.suspend(() => {
      const { ended } = name;
      if (name.token !== null) endAll();
      name = nameOf(token);
      show(user);
      const greeted = token === null ? Effect.void : dismiss(sessionEndNotice);
      return Effect.andThen(greeted, Deferred.succeed(ended, undefined));
    });
  return {
    state,
    stored,
    name: () => name,
    become,
    know: (user: Parameters<Identity["Service"]["know"]>[0]) =>
      Effect.sync(() => {
        if (name.token !== null) show(shareParts(state.get().user ?? user, user));
      }),
    followed,
    tellLater,
    api,
  };
});

type Current = Effect.Success<typeof currentIdentity>;

/**
 * Shows why the shopper is logged out. A notice with the server's reason stays until closed: the account may have been
 * taken over. The first reason counts, also when the end was noticed before it without one.
 */
const endNotices = Effect.gen(function* () {
  const { errorText, settings } = yield* ShopEnvironment;
  const { say } = yield* Notices;
  let unexplained: string | null = null;
  const tell = (token: string | null, reason?: SessionEnd) =>
    Effect.suspend(() => {
      unexplained = reason === undefined ? token : null;
      return say({
        id: sessionEndNotice,
        kind: "error",
        text: errorText(ended(reason)),
        durationMs: reason === undefined ? settings.noticeMs : null,
      });
    });
  return {
    tell,
    /** Adds the reason to the notice of a session that ended without one; of any session without a token. */
    explain: (reason: SessionEnd | undefined, token = unexplained) =>
      Effect.suspend(() =>
        reason !== undefined && unexplained !== null && token === unexplained ? tell(token, reason) : Effect.void,
      ),
  };
});

type EndNotices = Effect.Success<typeof endNotices>;

/** Notices what other tabs have done to the cookie. */
const noticing = ({ name, stored, become, tellLater }: Current, ends: EndNotices) =>
  Effect.gen(function* () {
    const { onReturn } = yield* ShopEnvironment;
    const { messages } = yield* Tabs;
    const noticeFor = (reason?: SessionEnd) =>
      Effect.suspend(() => {
        const [was, is] = [name().token, stored()];
        if (was === is) return is === null ? ends.explain(reason) : Effect.void;
        const changes = [...(was === null ? [] : [left]), ...(is === null ? [] : [entered])];
        return become(is, null).pipe(
          Effect.andThen(is === null ? ends.tell(was, reason) : Effect.void),
          Effect.andThen(tellLater(changes)),
        );
      });
    const looking = yield* makeTask;
    const look = (reason?: SessionEnd) => {
      const notice = Effect.uninterruptible(noticeFor(reason));
      const later = Effect.forEach(looks, (pause) => Effect.andThen(sleep(pause), notice), { discard: true });
      return looking.start(Effect.andThen(notice, later));
    };
    yield* follow(messages(topic), (message) => look(sessionEndOf(message)));
    yield* follow(onReturn, () => look());
    return noticeFor();
  });

/** Logs in and out. */
const passing = (
  { name, become, followed, tellLater }: Current,
  { notice, ends }: { readonly notice: Effect.Effect<unknown>; readonly ends: EndNotices },
) =>
  Effect.gen(function* () {
    const {
      cookies,
      session: { cookie },
      settings,
    } = yield* ShopEnvironment;
    const { publish } = yield* Tabs;
    const drop = (reason: SessionEnd | null) =>
      Effect.sync(() => cookies.remove(cookie)).pipe(
        Effect.andThen(become(null, null)),
        Effect.andThen(publish(topic, reason)),
      );

    return {
      enter: (ask) =>
        followed(
          Effect.flatMap(ask, ({ token, staysLoggedIn, user, sentAlong }) =>
            Effect.sync(() => {
              const maxAgeSeconds = settings.tokenCookieSeconds;
              cookies.set(cookie, token, staysLoggedIn ? { maxAgeSeconds } : {});
            }).pipe(
              Effect.andThen(become(token, user)),
              Effect.andThen(publish(topic, null)),
              Effect.as<IdentityChange>({ ...entered, ...sentAlong }),
            ),
          ),
        ),
      leave: (ask) =>
        followed(
          Effect.andThen(
            notice,
            Effect.suspend(() => {
              const { token } = name();
              if (token === null) return Effect.succeed(left);
              return Effect.andThen(drop(null), ask(token)).pipe(
                Effect.map((sentAlong): IdentityChange => ({ ...left, ...sentAlong })),
              );
            }),
          ),
        ),
      // Ending the identity aborts the request that does so: the following steps must run uninterrupted.
      expire: (token, reason) =>
        Effect.uninterruptible(
          Effect.andThen(
            notice,
            Effect.suspend(() => {
              const now = name().token;
              if (now === null) return ends.explain(reason, token);
              if (now !== token) return Effect.void;
              return drop(reason ?? null).pipe(
                Effect.andThen(ends.tell(token, reason)),
                Effect.andThen(tellLater([left])),
              );
            }),
          ),
        ),
    } satisfies Partial<Identity["Service"]>;
  });

/** @rule CART-1, COOKIE-1, NET-1, SESS-5, SESS-6, NET-7 */
export const identityLive = Layer.effect(
  Identity,
  Effect.gen(function* () {
    const current = yield* currentIdentity;
    const { state, name, know, api } = current;
    const ends = yield* endNotices;
    const notice = yield* noticing(current, ends);
    return {
      state,
      notice,
      ...(yield* passing(current, { notice, ends })),
      know,
      asCurrentUser: (request) =>
        Effect.andThen(
          notice,
          Effect.suspend(() => {
            const mine = name();
            // A request of a previous identity gets no token.
            const token = Effect.andThen(
              notice,
              Effect.suspend(() => (name() === mine ? Effect.succeed(mine.token) : Effect.never)),
            );
            return Effect.raceFirst(
              request(token),
              Effect.andThen(Deferred.await(mine.ended), Effect.fail(new AbortedError())),
            );
          }),
        ),
      ...api,
    };
  }),
);
