import type { createBrowserRouter } from "react-router-dom";

export type Router = ReturnType<typeof createBrowserRouter>;
type Hear = Parameters<Router["subscribe"]>[0];

interface RouterRelay {
  /** Stays the same object. */
  readonly router: Router;
  /** Replaces the state of the current router. */
  readonly show: (state: Router["state"]) => void;
  /** Makes another router the current one. */
  readonly moveTo: (next: Router) => void;
}

/** A proxy for a router that can be replaced: subscriptions and blockers move to the new one. */
export function routerRelay(first: Router): RouterRelay {
  let current = first;
  const following = new Set<Hear>();
  const blockers = new Map<string, Parameters<Router["getBlocker"]>[1]>();
  let scrolling: Parameters<Router["enableScrollRestoration"]> | null = null;
  let stopScrolling = () => {};
  const tell: Hear = (...news) => following.forEach((hear) => hear(...news));
  const router: Router = {
    ...first,
    get state() {
      return current.state;
    },
    get routes() {
      return current.routes;
    },
    get manifest() {
      return current.manifest;
    },
    subscribe: (hear) => {
      following.add(hear);
      return () => following.delete(hear);
    },
    enableScrollRestoration: (...asked) => {
      scrolling = asked;
      stopScrolling = current.enableScrollRestoration(...asked);
      return () => {
        scrolling = null;
        stopScrolling();
      };
    },
    getBlocker: (key, isBlocked) => {
      blockers.set(key, isBlocked);
      return current.getBlocker(key, isBlocked);
    },
    deleteBlocker: (key) => {
      blockers.delete(key);
      current.deleteBlocker(key);
    },
  };
  return {
    router,
    show: (state) => {
      current = { ...current, state };
      tell(state, { deletedFetchers: [], newErrors: null, flushSync: false });
    },
    moveTo: (next) => {
      current = next;
      next.subscribe(tell);
      for (const [key, isBlocked] of blockers) next.getBlocker(key, isBlocked);
      if (scrolling !== null) stopScrolling = next.enableScrollRestoration(...scrolling);
    },
  };
}
