import { defaultSettings, type Fetch, memoryCookies, memoryStorage } from "@kamra/core";
import type { Dialog } from "@kamra/core/dialogs";
import { IDBFactory } from "fake-indexeddb";
import { openTestShop, type TestShop } from "../backend/index.ts";
import { windowsOfOneBrowser } from "../cart/browser.test.kit.ts";
import { faultNamed } from "../network/index.ts";
import type { Network, Tab } from "./command.test.model.ts";
import type { BankAnswer, KnownPurchase } from "./purchase.test.model.ts";
import { password, type Stage } from "./stage.test.kit.ts";

/** A shopper who dismisses dialogs, except the one about a blocking coupon, and may confirm their age. */
const answerDialogs = ({ shop: { dialogs } }: TestShop, { isAdult }: { readonly isAdult: () => boolean }) => {
  const answer = (dialog: Dialog) => {
    if (dialog.kind === "couponLoss") return dialogs.answer(dialog, "removeCoupon");
    return dialog.kind === "ageConfirmation" && isAdult()
      ? dialogs.answer(dialog, "confirm")
      : dialogs.answer(dialog, null);
  };
  dialogs.open.subscribe(() => {
    const open = dialogs.open.get();
    if (open !== null && !open.isClosing) queueMicrotask(() => void answer(open.dialog));
  });
};

/** A shopper with two tabs in one browser, and a network that can fail. */
export function startShopper(stage: Stage, email: string) {
  const kept = {
    cookies: memoryCookies({ [defaultSettings.deliveryCookie]: JSON.stringify({ type: "personal" }) }),
    storage: memoryStorage(),
    indexedDB: new IDBFactory(),
  };
  const window = windowsOfOneBrowser();
  const strays: Promise<unknown>[] = [];
  /** The server's work in progress, which continues without a waiting caller. */
  const atServer = new Set<Promise<unknown>>();
  const fetch: Fetch = (address, init) => {
    const answer = stage.backend.fetch(address, { ...init, signal: null });
    const done = answer.catch(() => null).finally(() => atServer.delete(done));
    atServer.add(done);
    return answer;
  };
  let held = Promise.withResolvers<void>();
  let present: Network = "none";
  let isAdult = false;
  /** An action may have succeeded without an answer. */
  let isShaken = false;
  const told = new Map<string, string>();
  const purchases = new Map<string, KnownPurchase>();
  const answers = new Map<string, BankAnswer>();
  const open = (): TestShop => {
    const tab = openTestShop({ ...kept, fetch, now: stage.now(), window: window(), saysToBeAdult: false });
    stage.enter(tab);
    answerDialogs(tab, { isAdult: () => isAdult });
    tab.network.use(() => faultNamed(present, { released: held.promise, strays }));
    const { placing } = tab.shop.checkout;
    placing.subscribe(() => {
      const state = placing.get();
      if (state.phase === "placed") told.set(state.order.id, state.goTo);
    });
    return tab;
  };
  const tabs: [TestShop, TestShop] = [open(), open()];

  /** The clock stands still while the server works. */
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
    /** The address that the shopper was sent to, by order id. */
    told,
    /** The possible states of each order, in the sequence of placing. */
    purchases,
    /** The bank's results, by its pages. */
    answers,
    restAll,
    passToNext,
    /** Lets time pass from one thing that happens by itself to the next, for each may bring about others. */
    wait: async (milliseconds: number) => {
      for (let left = milliseconds; left > 0;) {
        await restAll();
        const passed = Math.min(left, Math.max(1, stage.untilNext()));
        stage.pass(passed);
        left -= passed;
      }
    },
    settled,
    /** Its result, after any time; null when that fails. */
    outcome: async <T>(promise: Promise<T>): Promise<T | null> => {
      const caught = promise.catch(() => null);
      await settled(caught);
      return caught;
    },
    /** The shopper's answers to dialogs from now on. */
    saysToBeAdult: (says: boolean) => {
      isAdult = says;
    },
    /** Lets requests and answers pass while no one does anything else. */
    withoutDialogs: async () => {
      await restAll();
      while (tabs.some(({ shop }) => shop.dialogs.open.get() !== null)) {
        stage.pass(tabs[0].shop.settings.dialogCloseMs);
        await restAll();
      }
    },
    network: (is: Network) => {
      present = is;
      if (is !== "none") isShaken = true;
    },
    /** The next idle state follows a refresh by both tabs, as when a page is looked at again. */
    shake: () => {
      isShaken = true;
    },
    reload: (index: Tab) => {
      isShaken = true;
      stage.leave(tabs[index]);
      tabs[index].shop.dispose();
      tabs[index] = open();
      void tabs[index].shop.cart.refresh();
    },
    /** Restores the network, and waits until idle. */
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
      for (const { shop } of tabs)
        void (shop.session.state.get().isLoggedIn ? shop.session.refresh() : shop.cart.refresh());
      await quiet();
    },
    dispose: () => {
      for (const { shop } of tabs) shop.dispose();
    },
  };
}

export type Shopper = ReturnType<typeof startShopper>;
