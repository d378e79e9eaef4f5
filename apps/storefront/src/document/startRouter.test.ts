import { createMemoryRouter, type RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import type { PageData } from "./PageData.ts";
import type { Router } from "./routerRelay.ts";
import { startRouter } from "./startRouter.ts";

const routes: RouteObject[] = [
  { id: "home", path: "/", loader: () => "of home" },
  { id: "cart", path: "/kosar", loader: () => "of cart" },
];

/** A page, that of the address `/` for one, and the router that comes when it is released. */
function shownPage(path: string, data: Pick<PageData, "loaderData" | "errors">) {
  const released = Promise.withResolvers<undefined>();
  const address = new URL(path, "https://shop.example/");
  const visits: Array<string> = [];
  const location = Object.assign(address, {
    ancestorOrigins: { length: 0, item: () => null, contains: () => false, [Symbol.iterator]: [][Symbol.iterator] },
    assign: (to: string | URL) => void visits.push(String(to)),
    replace: () => undefined,
    reload: () => void visits.push("again"),
  });
  const history = {
    state: { key: "kept", usr: null, idx: 3 },
    length: 4,
    scrollRestoration: "auto" as const,
    back: () => undefined,
    forward: () => undefined,
    go: (steps = 0) => void visits.push(`${steps} steps`),
    pushState: () => undefined,
    replaceState: () => undefined,
  };
  const window = Object.assign(new EventTarget(), { location, history });
  const whole = createMemoryRouter(routes, { hydrationData: data, initialEntries: [path] });
  const { router, ready } = startRouter(routes, {
    window,
    ...data,
    load: async (): Promise<Router> => {
      await released.promise;
      return whole;
    },
  });
  const states: Array<string> = [];
  router.subscribe(({ navigation, location: { pathname } }) => void states.push(`${navigation.state} ${pathname}`));
  return {
    router,
    ready,
    whole,
    states,
    visits,
    release: () => released.resolve(undefined),
    refuse: () => released.reject(new Error("No code")),
    moveInHistory: (path: string) => {
      address.href = new URL(path, address).href;
      window.dispatchEvent(new Event("popstate"));
    },
  };
}

const shownHome = () => shownPage("/", { loaderData: { home: "of the server" }, errors: null });

test("a page starts in the state in which the whole router does", () => {
  const { router, whole } = shownHome();
  const { location, matches, ...rest } = router.state;
  const { location: wholeLocation, matches: wholeMatches, ...wholeRest } = whole.state;
  expect(rest).toEqual(wholeRest);
  expect(location).toEqual({ ...wholeLocation, key: "kept" });
  const idsOf = (all: typeof matches) => all.map(({ route }) => route.id);
  expect(idsOf(matches)).toEqual(idsOf(wholeMatches));
});

test("a page whose address fits no route starts with the error of the first one, as in the whole router", () => {
  const errors = { home: { status: 404, statusText: "Not Found", data: null, internal: true } };
  const { router, whole } = shownPage("/nincs", { loaderData: {}, errors });
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(["home"]);
  expect(whole.state.matches.map(({ route }) => route.id)).toEqual(["home"]);
  expect(router.state.errors).toEqual(errors);
});

test("a navigation shows as loading until the router comes, and then goes on", async () => {
  const { router, release, states, visits } = shownHome();
  const arrived = router.navigate("/kosar");
  expect(states).toEqual(["loading /"]);
  expect(router.state.navigation.location?.pathname).toBe("/kosar");
  release();
  await arrived;
  expect(router.state.loaderData).toEqual({ cart: "of cart" });
  expect(states.at(-1)).toBe("idle /kosar");
  expect(states.slice(0, -1)).not.toContain("idle /");
  expect(visits).toEqual([]);
});

test("without the router's code the browser goes to the page, and the next call asks again", async () => {
  const { router, refuse, visits } = shownHome();
  refuse();
  await router.navigate("/kosar?a=1");
  await router.navigate(-1);
  await router.revalidate();
  expect(visits).toEqual(["https://shop.example/kosar?a=1", "-1 steps"]);
});

test("another page of the history is loaded until the router is there; a place on the page is not", async () => {
  const { moveInHistory, ready, release, visits } = shownHome();
  moveInHistory("/#main");
  expect(visits).toEqual([]);
  moveInHistory("/kosar");
  expect(visits).toEqual(["again"]);
  release();
  await ready();
  moveInHistory("/");
  moveInHistory("/kosar");
  expect(visits).toEqual(["again"]);
});

test("who holds up the page does so with the whole router", async () => {
  const { router, ready, release, states } = shownHome();
  router.getBlocker("dropped", () => true);
  router.deleteBlocker("dropped");
  router.getBlocker("changed", () => true);
  release();
  await ready();
  await router.navigate("/kosar");
  expect(router.state.location.pathname).toBe("/");
  expect([...router.state.blockers].map(([key, { state }]) => [key, state])).toEqual([["changed", "blocked"]]);
  router.deleteBlocker("changed");
  await router.navigate("/kosar");
  expect(states.at(-1)).toBe("idle /kosar");
});

test("where the page was scrolled to is asked of the whole router's places", async () => {
  const { router, ready, release } = shownHome();
  const places: Record<string, number> = {};
  const stop = router.enableScrollRestoration(places, () => 70);
  release();
  await ready();
  await router.navigate("/kosar");
  expect(Object.values(places)).toEqual([70]);
  stop();
  await router.navigate("/");
  expect(Object.values(places)).toEqual([70]);
});
