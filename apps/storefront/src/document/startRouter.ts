import {
  createPath,
  createStaticRouter,
  matchRoutes,
  NavigationType,
  type RouteObject,
  type To,
} from "react-router-dom";
import type { PageData } from "./PageData.ts";
import { type Router, routerRelay } from "./routerRelay.ts";

interface Start extends Pick<PageData, "loaderData" | "errors"> {
  readonly window: EventTarget & Pick<Window, "location" | "history">;
  /** Makes the full router. */
  readonly load: () => Promise<Router>;
}

interface StartRouter {
  readonly router: Router;
  /** Loads the full router. Errors: those of `load`. */
  readonly ready: () => Promise<unknown>;
}

/** What React Router keeps with an entry of the browser's history. */
const entryOf = (state: unknown): { readonly usr?: unknown; readonly key?: unknown } =>
  typeof state === "object" && state !== null ? state : {};

/** A router without navigation, in the state in which the full router starts. */
function stillRouter(routes: RouteObject[], { window, loaderData, errors }: Start): Router {
  const { pathname, search, hash } = window.location;
  const { usr = null, key } = entryOf(window.history.state);
  const location = { pathname, search, hash, state: usr, key: typeof key === "string" ? key : "default" };
  const empty = { basename: "/", statusCode: 200, actionData: null, loaderHeaders: {}, actionHeaders: {} };
  const still = createStaticRouter(routes, { ...empty, location, matches: [], loaderData, errors });
  // An address that fits no route is the root's error, as in the whole router.
  const root = still.routes.slice(0, 1).map((route) => ({ params: {}, pathname: "", pathnameBase: "", route }));
  const matches = matchRoutes(still.routes, location) ?? root;
  return {
    ...still,
    state: { ...still.state, matches, restoreScrollPosition: false },
    subscribe: () => () => undefined,
    enableScrollRestoration: () => () => undefined,
    deleteBlocker: () => undefined,
  };
}

/** The state on the way to another page. */
const goingTo = ({ pathname, search, hash }: URL, state: Router["state"]): Router["state"] => ({
  ...state,
  navigation: {
    state: "loading",
    location: { pathname, search, hash, state: null, key: "default" },
    matches: [],
    historyAction: NavigationType.Push,
    formMethod: undefined,
    formAction: undefined,
    formEncType: undefined,
    formData: undefined,
    json: undefined,
    text: undefined,
  },
});

/**
 * A router for a server-rendered page, without the code for navigation. The first navigation loads the full router, and
 * waits for it as for a page's data. When that fails, the browser itself loads the next page.
 */
export function startRouter(routes: RouteObject[], start: Start): StartRouter {
  const { window } = start;
  const still = stillRouter(routes, start);
  const relay = routerRelay(still);
  let whole: Router | null = null;
  let loading: Promise<Router> | null = null;
  // An entry of the history from before a reload: the page has no data for it.
  const followHistory = () => {
    const { pathname, search } = still.state.location;
    if (window.location.pathname + window.location.search !== pathname + search) window.location.reload();
  };
  window.addEventListener("popstate", followHistory);
  const arrive = (arrived: Router) => {
    window.removeEventListener("popstate", followHistory);
    whole = arrived;
    relay.moveTo(arrived);
    return arrived;
  };
  const ready = () => {
    loading ??= start
      .load()
      .then(arrive)
      .finally(() => {
        loading = null;
      });
    return loading;
  };
  const addressOf = (to: To | null) =>
    new URL(typeof to === "string" ? to : createPath(to ?? {}), window.location.href);
  const router: Router = Object.assign(relay.router, {
    navigate: async (to: To | number | null, options?: Parameters<Router["navigate"]>[1]) => {
      if (whole === null && typeof to !== "number") relay.show(goingTo(addressOf(to), still.state));
      const taken = whole ?? (await ready().catch(() => null));
      if (typeof to === "number") return taken === null ? window.history.go(to) : taken.navigate(to);
      return taken === null ? window.location.assign(addressOf(to)) : taken.navigate(to, options);
    },
    revalidate: async () => (whole ?? (await ready().catch(() => null)))?.revalidate(),
  });
  return { router, ready: async () => whole ?? ready() };
}
