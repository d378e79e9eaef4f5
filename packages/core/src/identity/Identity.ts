import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { SessionEnd } from "@kamra/contract/wire";
import type { Store } from "../kernel/Store.ts";
import type { AbortedError } from "../kernel/TransportError.ts";
import type { User } from "./User.ts";

/** The shopper's identity, as far as known. */
export interface Identified {
  readonly isLoggedIn: boolean;
  /** Null for a guest, and until the user is loaded. */
  readonly user: User | null;
  /** The time of the last change, ISO 8601; null without one. */
  readonly lastUpdated: string | null;
}

/** Data of the server's response about the user. The cart adds its part. */
// oxlint-disable-next-line typescript/no-empty-object-type -- it has members where a capability adds them
export interface SentAlong {}

/** The credentials of a login. */
export interface Entry {
  readonly token: string;
  /** Whether the session outlives the browser's. */
  readonly staysLoggedIn: boolean;
  readonly user: User;
  readonly sentAlong: SentAlong;
}

/** The shopper has become another user, or a guest. */
export interface IdentityChange extends SentAlong {
  readonly kind: "login" | "logout";
}

/** Holds the shopper's data, which must end with their session. */
export interface IdentityFollower {
  /**
   * Wraps a change of identity: may finish pending work before, and starts again after. When the change has already
   * happened, in another tab or because the server revoked the token, it does not wait.
   */
  readonly change: <E>(exchange: Effect.Effect<IdentityChange, E>) => Effect.Effect<IdentityChange, E>;
  /** Called immediately when a session ends in any way: later actions belong to the next user. */
  readonly ended?: () => void;
  /** Called after the user was reloaded. */
  readonly refresh?: Effect.Effect<void>;
  /** Reloads the user. */
  readonly reload?: Effect.Effect<void>;
}

/**
 * The identity of the shop's requests. Only its cookie stores the token; changes by other tabs are noticed before each
 * request (SESS-6).
 */
export class Identity extends Context.Service<
  Identity,
  {
    readonly state: Store<Identified>;
    /** Checks whether another tab has changed the token. */
    readonly notice: Effect.Effect<void>;
    /** Logs in with the given request. *Queue*, together with `leave`. */
    readonly enter: <E>(ask: Effect.Effect<Entry, E>) => Effect.Effect<void, E>;
    /** Deletes the token, and then revokes it in exchange for a guest's cart. Does nothing for a guest. */
    readonly leave: (ask: (token: string) => Effect.Effect<SentAlong | null>) => Effect.Effect<void>;
    /** The server revoked this token: shows a notice, with the reason if known, and logs out here (SESS-5). */
    readonly expire: (token: string, reason?: SessionEnd) => Effect.Effect<void>;
    /** Stores the server's response about the user. */
    readonly know: (user: User) => Effect.Effect<void>;
    /**
     * Runs a request as one user: it fails with an AbortedError when the identity changes. Every attempt reads the
     * token again.
     */
    readonly asCurrentUser: <A, E, R>(
      request: (token: Effect.Effect<string | null>) => Effect.Effect<A, E, R>,
    ) => Effect.Effect<A, E | AbortedError, R>;
    readonly follow: (follower: IdentityFollower) => Effect.Effect<void>;
    /** The server changed the user's data on its own: reloads them in the background. */
    readonly reload: Effect.Effect<void>;
    /** Runs after a user was loaded: all followers' `refresh`. */
    readonly refreshFollowers: Effect.Effect<void>;
  }
>()("@kamra/core/identity/Identity") {}
