import { defaultSettings, type Fetch, memoryCookies, memoryStorage } from "@kamra/core";
import { IDBFactory } from "fake-indexeddb";
import { openTestShop, type TestShop } from "../backend/index.ts";
import { unheard, windowsOfOneBrowser } from "../cart/browser.test.kit.ts";
import { faultNamed } from "../network/index.ts";
import type { Network, Tab } from "./command.test.model.ts";
import { password, type Stage } from "./stage.test.kit.ts";

/** Somebody who closes what the shop asks, but gives up a coupon that is in the way. */
const answerDialogs = ({ shop: { dialogs } }: TestShop) => {
  dialogs.open.subscribe(() => {
    const open = dialogs.open.get();
    if (open === null || open.isClosing) return;
    const { dialog } = open;
    queueMicrotask(() => (dialog.kind === "couponLoss" ? dialogs.answer(dialog, "removeCoupon") : dialogs.answer(dialog, null)));
  });
};

/** Somebody with a browser with two tabs, and a network that can fail. */
export function startShopper(stage: Stage, email: string) {
  const kept = {
    cookies: memoryCookies({ [defaultSettings.deliveryCookie]: JSON.stringify({ type: "personal" }) }),
    storage: memoryStorage(),
    indexedDB: new IDBFactory(),
  };
  const window = windowsOfOneBrowser();
  const strays: Promise<unknown>[] = [];
  /** What the server is at: it does not stop when nobody waits for it any more. */
  const atServer = new Set<Promise<unknown>>();
  const fetch: Fetch = (address, init) => {
    const answer = stage.backend.fetch(address, { ...init, signal: null });
    const done = answer.catch(() => null).finally(() => atServer.delete(done));
    atServer.add(done);
    return answer;
  };
  let held = Promise.withResolvers<void>();
  let present: Network = "none";
  /** Something may have been done that nobody was told of. */
  let isShaken = false;
  const told = new Set<string>();
  const open = (): TestShop => {
    const tab = openTestShop({ ...kept, fetch, now: stage.now(), window: window() });
    stage.enter(tab);
    answerDialogs(tab);
    tab.network.use(() => faultNamed(present, { released: held.promise, strays }));
    const { placing } = tab.shop.checkout;
    placing.subscribe(() => {
      const state = placing.get();
      if (state.phase === "placed") told.add(state.order.id);
    });
    return tab;
  };
  const tabs: [TestShop, TestShop] = [open(), open()];

  /** However long the server takes, time does not pass meanwhile. */
  const restAll = async () => {
    do {
      await Promise.all(atServer);
      for (const { rest } of tabs) await rest();
    } while (atServer.size > 0);
  };
  const passToNext = () => {
    const next = Math.min(...tabs.map(({ clock }) => clock.untilNext() ?? Infinity));
    if (next < Infinity) stage.pass(next);
  };
  const isBusy = () => tabs.some(({ shop }) => shop.cart.state.get().isFetching || shop.dialogs.open.get() !== null);
  const quiet = async () => {
    for (let still = 0; still < 2; still = isBusy() ? 0 : still + 1) {
      await restAll();
      if (isBusy() && tabs.every(({ network }) => network.inFlight() === 0)) passToNext();
    }
  };
  /** Lets time pass until the promise has settled. */
  const settled = async (promise: Promise<unknown>) => {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    promise.then(settle, settle);
    while (!isSettled) {
      await restAll();
      if (!isSettled) passToNext();
    }
  };

  return {
    credentials: { email, password },
    kept,
    tabs,
    /** The orders that the shopper knows of. */
    told,
    restAll,
    passToNext,
    settled,
    network: (is: Network) => {
      present = is;
      if (is !== "none") isShaken = true;
    },
    /** The next calm is one after the tabs have asked the server, as when a page is looked at again. */
    shake: () => {
      isShaken = true;
    },
    reload: (index: Tab) => {
      isShaken = true;
      stage.leave(tabs[index]);
      tabs[index].shop.dispose();
      tabs[index] = open();
      unheard(tabs[index].shop.cart.refresh());
    },
    /** The network is well, and nothing is under way any more. */
    calm: async () => {
      present = "none";
      held.resolve();
      held = Promise.withResolvers();
      for (const { reconnect } of tabs) reconnect();
      await quiet();
      await Promise.all(strays.splice(0));
      await restAll();
      if (!isShaken) return;
      isShaken = false;
      for (const { shop } of tabs) unheard(shop.session.state.get().isLoggedIn ? shop.session.refresh() : shop.cart.refresh());
      await quiet();
    },
    dispose: () => {
      for (const { shop } of tabs) shop.dispose();
    },
  };
}

export type Shopper = ReturnType<typeof startShopper>;
