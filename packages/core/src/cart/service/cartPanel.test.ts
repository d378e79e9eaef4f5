import { expect, it } from "vitest";
import { memoryCookies } from "../../kernel/memoryCookies.ts";
import { defaultSettings } from "../../kernel/ShopSettings.ts";
import { cartPanel } from "./cartPanel.ts";
import { cartOf, lineOf } from "../queue/changes.test.arbitrary.ts";
import { makeCartStore } from "./makeCartStore.ts";

const full = cartOf([lineOf("a", 1)]);
const empty = cartOf([]);

const open = ({
  cookies: given = {},
  shipped,
}: { readonly cookies?: Readonly<Record<string, string>>; readonly shipped?: typeof full } = {}) => {
  const jar = memoryCookies(given);
  const ages: unknown[] = [];
  const cookies: typeof jar = {
    ...jar,
    set: (name, value, options) => {
      ages.push(options);
      jar.set(name, value, options);
    },
  };
  const store = makeCartStore(shipped && { cart: shipped }, () => ({ cartId: "cart", methods: null, selection: null }));
  const made = cartPanel(store.state, { cookies, settings: defaultSettings });
  return { ...made, store, cookies, ages };
};

it("[CART-13] the panel is open exactly while the cart has lines, and notifies only when that changes", () => {
  const { panel, store } = open();
  let changes = 0;
  panel.subscribe(() => {
    changes += 1;
  });
  expect(panel.get()).toBe(false);
  store.change({ server: full });
  expect(panel.get()).toBe(true);
  store.change({ isRefreshing: true });
  expect(changes).toBe(1);
  store.change({ server: empty });
  expect(panel.get()).toBe(false);
});

it.each([true, false])("[CART-13] [COOKIE-1] the panel stays as the shopper left it for ninety days: %s", (isOpen) => {
  const { panel, setPanel, store, cookies, ages } = open({ shipped: isOpen ? empty : full });
  expect(panel.get()).toBe(!isOpen);
  setPanel(isOpen);
  expect(panel.get()).toBe(isOpen);
  expect(cookies.get("cart_opened")).toBe(String(isOpen));
  expect(ages).toEqual([{ maxAgeSeconds: 90 * 24 * 60 * 60 }]);
  store.change({ server: isOpen ? full : empty });
  store.change({ server: isOpen ? empty : full });
  expect(panel.get()).toBe(isOpen);
  expect(open({ cookies: { cart_opened: String(isOpen) }, shipped: isOpen ? empty : full }).panel.get()).toBe(isOpen);
});

it("[CART-13] during hydration the panel is as the server rendered it, even if the cart has changed since", () => {
  const { panel, store } = open({ shipped: full });
  store.change({ server: empty });
  expect(panel.get()).toBe(false);
  expect(panel.getServer()).toBe(true);
});

it("[CART-13] on the server, the panel follows the cart at rendering time", () => {
  const { panel, store } = open();
  store.change({ server: full });
  expect(panel.getServer()).toBe(true);
});
