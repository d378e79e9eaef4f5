import { account, catalogue, createShop, type Fetch, memoryCookies, session, tabs } from "@kamra/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { faultyNetwork, lateResponse, lateRequest, lostResponse, manualClock, offline } from "../network/index.ts";
import { runs } from "../runs.test.config.ts";
import { bearer } from "./bearer.test.support.ts";
import { browserWithoutChannels } from "./browser.test.support.ts";
import { sessionServer } from "./sessionServer.test.support.ts";

const now = new Date("2026-11-21T10:00:00Z");
const password = "egy hosszú jelszó";

const commands = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("do" as const),
      tab: fc.constantFrom(0 as const, 1 as const),
      what: fc.constantFrom("anna", "bela", "logout", "refresh", "ask", "change"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("network" as const),
      is: fc.constantFrom("passing", "offline", "losing", "answering late", "sending late"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(0, 0, 300, 20_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "let go" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "revoke" as const }) },
);

/** Waits until only the clock can continue. */
const rest = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** Two tabs of a browser, with a server and a network that can fail. */
function openBrowser({ areTabsHeard }: { readonly areTabsHeard: boolean }) {
  const server = sessionServer();
  const clock = manualClock(now);
  const cookies = memoryCookies();
  const network = faultyNetwork(server.fetch);
  const window = browserWithoutChannels();
  const strays: string[] = [];
  const fetch: Fetch = (address, init) => {
    const token = bearer(init);
    const isLogout = typeof init?.body === "string" && init.body.includes('"operationName":"logout"');
    if (token !== null && token !== cookies.get("token") && !isLogout) strays.push(token);
    return network.fetch(address, init);
  };
  const openTab = () =>
    createShop({
      capabilities: [catalogue, session, account, clock.waits, ...(areTabsHeard ? [tabs(window())] : [])],
      endpoint: "/graphql",
      fetch,
      cookies,
      clock: clock.now,
      log: () => {},
    });
  return { server, clock, cookies, network, strays, shops: [openTab(), openTab()] as const };
}

type Browser = ReturnType<typeof openBrowser>;

const perform = (
  { session: who, catalogue: products, account: mine }: Browser["shops"][0],
  what: string,
): Promise<unknown> => {
  switch (what) {
    case "logout":
      return who.logout();
    case "refresh":
      return who.refresh();
    case "ask":
      return products.productsById(["1"]);
    case "change":
      return mine.setDonations({ isDisabled: true });
    default:
      return who.login({ email: what, password });
  }
};

it.each([
  ["that hear of each other", true],
  ["that do not", false],
])(
  "[SESS-1] [SESS-4] [SESS-5] [SESS-6] [NET-7] in two tabs %s, no sequence of actions sends a dropped token, everything settles, and both agree on the user",
  async (_how, areTabsHeard) => {
    await fc.assert(
      fc.asyncProperty(fc.array(commands, { maxLength: 25 }), async (script) => {
        const { server, clock, cookies, network, strays, shops } = openBrowser({ areTabsHeard });
        let held = Promise.withResolvers<void>();
        const letGo = () => {
          held.resolve();
          held = Promise.withResolvers();
        };
        const faults = {
          passing: () => null,
          offline: () => offline,
          losing: () => lostResponse,
          "answering late": () => lateResponse(held.promise),
          "sending late": () => lateRequest(held.promise),
        };
        let unsettled = 0;
        const follow = (promise: Promise<unknown>) => {
          unsettled += 1;
          const settle = () => {
            unsettled -= 1;
          };
          promise.then(settle, settle);
        };
        const untilSettled = async () => {
          for (await rest(); unsettled > 0; await rest()) clock.advance(clock.untilNext() ?? 0);
        };

        for (const command of script) {
          if (command.kind === "do") follow(perform(shops[command.tab], command.what));
          if (command.kind === "network") network.use(faults[command.is]);
          if (command.kind === "let go") letGo();
          if (command.kind === "revoke") server.revokeAll();
          if (command.kind === "wait") {
            await rest();
            clock.advance(command.milliseconds);
          }
        }
        network.use(() => null);
        letGo();
        await untilSettled();
        if (areTabsHeard) {
          const isIn = cookies.get("token") !== null;
          expect(shops.map((shop) => shop.session.state.get().isLoggedIn)).toEqual([isIn, isIn]);
        }
        // An offline browser may not know yet which sessions the server has ended.
        for (const shop of [...shops, ...shops]) follow(shop.session.refresh());
        await untilSettled();
        const token = cookies.get("token");
        for (const shop of shops) {
          const { isLoggedIn, isFetching, user } = shop.session.state.get();
          expect({ isLoggedIn, isFetching, email: user?.email ?? null }).toEqual({
            isLoggedIn: token !== null,
            isFetching: false,
            email: token && server.emailOf(token),
          });
          shop.dispose();
        }
        expect(strays).toEqual([]);
      }),
      runs,
    );
  },
  120_000,
);
