/** Somewhere to go: `redirect` takes the present page's place in the history, `push` comes after it. */
export type Navigation =
  | { readonly kind: "redirect" | "push"; readonly to: string }
  | { readonly kind: "back" };

export interface RedirectState {
  /** How many ask for all navigation to wait. */
  readonly locks: number;
  readonly isRedirecting: boolean;
  /** In the order in which they were asked for. */
  readonly waiting: ReadonlyArray<Navigation>;
}

export type RedirectEvent =
  | Navigation
  /** `unblock`: a route change is complete, or what the redirect was for has failed; `reset`: some time after that. */
  | { readonly kind: "lock" | "unlock" | "unblock" | "reset" };

export const noRedirect: RedirectState = { locks: 0, isRedirecting: false, waiting: [] };

function changed(state: RedirectState, event: RedirectEvent): RedirectState {
  switch (event.kind) {
    case "lock":
      return { ...state, locks: state.locks + 1 };
    case "unlock":
      return { ...state, locks: Math.max(0, state.locks - 1) };
    case "reset":
      return { ...state, locks: 0 };
    case "unblock":
      return { ...state, isRedirecting: false };
    default:
      return state.isRedirecting
        ? state
        : { ...state, isRedirecting: event.kind === "redirect", waiting: [...state.waiting, event] };
  }
}

/**
 * What an event makes of redirects, and where to go now. Navigation waits, in its order, until every lock is released; once
 * a redirect is asked for, further navigation is blocked until `unblock`. What is neither performed nor waiting is blocked.
 *
 * @rule REDIR-1, REDIR-2, REDIR-3
 * @example redirectStep(noRedirect, { kind: "back" }) // => { state: noRedirect, performed: [{ kind: "back" }] }
 * @example redirectStep(noRedirect, { kind: "unlock" }).state.locks // => 0
 */
export function redirectStep(
  state: RedirectState,
  event: RedirectEvent,
): { readonly state: RedirectState; readonly performed: ReadonlyArray<Navigation> } {
  const next = changed(state, event);
  return next.locks > 0
    ? { state: next, performed: [] }
    : { state: { ...next, waiting: [] }, performed: next.waiting };
}
