/** A navigation: `redirect` replaces the current page in the history, `push` adds one. */
export type Navigation = { readonly kind: "redirect" | "push"; readonly to: string } | { readonly kind: "back" };

/** The locks on navigation, and the redirect that waits for them. */
export interface RedirectState {
  /** The number of locks. */
  readonly locks: number;
  readonly isRedirecting: boolean;
  /** The queued navigation, in order. */
  readonly waiting: ReadonlyArray<Navigation>;
}

/** An event that locks, unlocks or redirects. */
export type RedirectEvent =
  | Navigation
  /**
   * `block`: a redirect is coming; `unblock`: a route change is complete, or the redirect's cause has failed; `reset`:
   * some time after that.
   */
  | { readonly kind: "lock" | "unlock" | "block" | "unblock" | "reset" };

/** The state without locks. */
export const noRedirect: RedirectState = { locks: 0, isRedirecting: false, waiting: [] };

/**
 * The redirect state after an event, and where to navigate now. Navigation is queued until every lock is released; once
 * a redirect is requested, further navigation is blocked until `unblock`. Anything neither performed nor queued is
 * blocked.
 *
 * @rule REDIR-1, REDIR-2, REDIR-3
 * @example redirectStep(noRedirect, { kind: "back" }) // => { state: noRedirect, performed: [{ kind: "back" }] }
 * @example redirectStep(noRedirect, { kind: "unlock" }).state.locks // => 0
 */
export function redirectStep(
  { locks, isRedirecting, waiting }: RedirectState,
  event: RedirectEvent,
): { readonly state: RedirectState; readonly performed: ReadonlyArray<Navigation> } {
  switch (event.kind) {
    case "lock":
      locks += 1;
      break;
    case "unlock":
      locks = Math.max(0, locks - 1);
      break;
    case "reset":
      locks = 0;
      break;
    case "block":
    case "unblock":
      isRedirecting = event.kind === "block";
      break;
    default:
      if (isRedirecting) break;
      isRedirecting = event.kind === "redirect";
      waiting = [...waiting, event];
  }
  const isLocked = locks > 0;
  return {
    state: { locks, isRedirecting, waiting: isLocked ? waiting : [] },
    performed: isLocked ? [] : waiting,
  };
}
