import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Cart } from "../cart/Cart.ts";
import type { Store } from "../shop/Store.ts";
import type { AbortedError } from "../transport/TransportError.ts";
import type { User } from "./User.ts";

/** Who the shopper is, as far as it is known. */
export interface Identified {
  readonly isLoggedIn: boolean;
  /** Null for a guest, and until the server has said who the token stands for. */
  readonly user: User | null;
  /** When this has changed last, ISO 8601; null when it has not. */
  readonly lastUpdated: string | null;
}

/** What lets a shopper in. */
export interface Entry {
  readonly token: string;
  /** Beyond the browser's session. */
  readonly staysLoggedIn: boolean;
  readonly user: User;
  /** Theirs from now on, when the server has sent it. */
  readonly cart: Cart | null;
}

/** The shopper has become somebody else, with a cart when the server has named one. */
export interface IdentityChange {
  readonly kind: "login" | "logout";
  readonly cart: Cart | null;
}

/** Keeps something of the shopper's that must not outlive them. */
export interface IdentityFollower {
  /**
   * Wraps what makes the shopper somebody else: may bring to rest what it has under way before, and begins anew after. Where
   * that has happened already, in another tab or because the server takes the token no longer, nothing is left to wait for.
   */
  readonly change: <E>(exchange: Effect.Effect<IdentityChange, E>) => Effect.Effect<IdentityChange, E>;
  /** At once when a session ends, however that came about: what is done from now on is done by somebody else. */
  readonly ended?: () => void;
  /** After the user has been loaded anew. */
  readonly refresh?: Effect.Effect<void>;
  /** Loads the user anew. */
  readonly reload?: Effect.Effect<void>;
}

/**
 * In whose name the shop's requests are sent. The token is in its cookie alone; what other tabs do to that is noticed
 * before each request (SESS-6).
 */
export class Identity extends Context.Service<
  Identity,
  {
    readonly state: Store<Identified>;
    /** Makes sure of what another tab may have done to the token. */
    readonly notice: Effect.Effect<void>;
    /** Lets the shopper in as what is asked for says. *Queue*, together with `leave`. */
    readonly enter: <E>(ask: Effect.Effect<Entry, E>) => Effect.Effect<void, E>;
    /** Drops the token, and only then asks with it for the guest's cart. Does nothing for a guest. */
    readonly leave: (ask: (token: string) => Effect.Effect<Cart | null>) => Effect.Effect<void>;
    /** The server takes this token no longer: the shopper is told, and logged out here (SESS-5). */
    readonly expire: (token: string) => Effect.Effect<void>;
    /** The server has said who the shopper is. */
    readonly know: (user: User) => Effect.Effect<void>;
    /**
     * Runs a request in one name: it is given up, with an AbortedError, as soon as the shopper is somebody else. Whoever
     * sends takes the token anew for every attempt.
     */
    readonly inOneName: <A, E, R>(
      request: (token: Effect.Effect<string | null>) => Effect.Effect<A, E, R>,
    ) => Effect.Effect<A, E | AbortedError, R>;
    readonly follow: (follower: IdentityFollower) => Effect.Effect<void>;
    /** The server has changed what it keeps of the user, otherwise than by being asked to: nobody waits for who loads them anew. */
    readonly reload: Effect.Effect<void>;
    /** What follows a loaded user: all followers' `refresh`. */
    readonly refreshFollowers: Effect.Effect<void>;
  }
>()("@kamra/core/session/Identity") {}
