import type { Backend } from "@kamra/backend";
import { startBackend, type TestShop, type TestShopOptions } from "../backend/index.ts";
import type { Fault } from "../network/index.ts";
import { type Browser, browserWith, openCheckout, readyCart } from "./checkout.test.kit.ts";

const now = new Date("2026-11-21T10:00:00Z");

export const password = "egy hosszú jelszó";

/** What who has not ordered is told of their money. */
export const safe = "Nem adtál le megrendelést, és nem fizettél. Nyugodtan próbáld újra!";

interface Opened extends TestShop {
  readonly cartId: string;
  readonly browser: Browser;
}

export interface PlacingKit {
  readonly backend: Backend;
  /** A shop whose cart lacks nothing to be ordered, where the order is placed. */
  readonly open: (options?: Partial<TestShopOptions>) => Promise<Opened>;
  /** Another tab of the browser, or the same one after a reload. */
  readonly reopen: (browser: Browser, options?: Partial<TestShopOptions>) => Promise<TestShop>;
}

/** A backend, and shops on it. Close the backend. */
export async function startPlacingKit(): Promise<PlacingKit> {
  const backend = await startBackend({ clock: () => now });
  const reopen: PlacingKit["reopen"] = (browser, options = {}) => openCheckout(browser, { fetch: backend.fetch, now, ...options });
  return {
    backend,
    reopen,
    open: async (options = {}) => {
      const cartId = await readyCart(backend);
      const browser = browserWith(cartId);
      return { cartId, browser, ...(await reopen(browser, options)) };
    },
  };
}

export const texts = ({ shop }: Pick<TestShop, "shop">) => shop.notices.get().map(({ text }) => text);

export const sent = ({ network }: Pick<TestShop, "network">, operation: string) =>
  network.calls.filter(({ operationName }) => operationName === operation);

/** Only requests of this operation meet the fault, the first `times` of them. */
export const fail = ({ network }: Pick<TestShop, "network">, operation: string, fault: Fault, times = Infinity) => {
  let left = times;
  network.use(({ operationName }) => {
    if (operationName !== operation || left === 0) return null;
    left -= 1;
    return fault;
  });
};
