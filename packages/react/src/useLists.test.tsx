// @vitest-environment happy-dom
import {
  analytics,
  createShop,
  dialogs,
  lists,
  memoryCookies,
  navigation,
  orderedProducts,
  session,
  type ShopSnapshot,
} from "@kamra/core";
import type { ShoppingList } from "@kamra/core/lists";
import { productId } from "@kamra/core/product";
import type { User } from "@kamra/core/session";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, it } from "vitest";
import { ShopProvider } from "./ShopProvider.tsx";
import { useAnalyticsConsent } from "./useAnalyticsConsent.ts";
import { useDialog } from "./useDialog.ts";
import { useList } from "./useList.ts";
import { useLists } from "./useLists.ts";
import { useLoading } from "./useLoading.ts";
import { useOrderedProducts } from "./useOrderedProducts.ts";

afterEach(cleanup);

const user: User = {
  id: "u1",
  extId: null,
  email: "anna@pelda.hu",
  name: "Kovács Anna",
  telephone: null,
  lastLogin: null,
  createdAt: "2026-11-21T10:00:00Z",
  disableDonations: false,
  avoidedAllergens: null,
  customerType: "B2C",
  shippingAddresses: [],
  billingAddresses: [],
  savedCards: [],
  loyaltyDifferences: null,
};

const listOf = (id: string): ShoppingList => ({
  id,
  name: id,
  type: "shoppinglist",
  createdAt: "2026-11-21T10:00:00Z",
  events: [],
  products: [],
  texts: [],
  users: [{ userId: "u1", name: "Anna", email: user.email, type: "owner", sharedAt: null, acceptedAt: null }],
});

const snapshot: ShopSnapshot = {
  now: "2026-11-21T10:00:00Z",
  session: { isLoggedIn: true, user, lastUpdated: null },
  lists: { lists: [listOf("a"), listOf("b")] },
};

const openShop = () =>
  createShop({
    capabilities: [lists, orderedProducts, dialogs, navigation, analytics, session],
    endpoint: "/graphql",
    fetch: () => new Promise<Response>(() => {}),
    cookies: memoryCookies({ token: "t" }),
    snapshot,
    log: () => {},
  });

const within = (shop: ReturnType<typeof openShop>) => ({
  wrapper: ({ children }: PropsWithChildren) => <ShopProvider shop={shop}>{children}</ShopProvider>,
});

it("a list's component renders again only for changes of that list", () => {
  const shop = openShop();
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useList("a");
  }, within(shop));
  const set = (listId: string, quantity: number) =>
    act(() => {
      void shop.lists.setQuantity({ listId, productId: productId("1"), quantity });
    });
  set("b", 2);
  expect(renders).toBe(1);
  set("a", 2);
  expect(renders).toBe(2);
  expect(result.current).toMatchObject({
    name: "a",
    products: [{ productId: "1", quantity: 2 }],
    pending: { 1: true },
  });
  shop.dispose();
});

it("the hooks of lists, dialogs, loading and consent show the values of their services", () => {
  const shop = openShop();
  const useAll = () => ({
    names: useLists(({ lists: all }) => all?.map(({ name }) => name).join()),
    state: useLists(),
    isWaiting: useLists(({ isWaiting }) => isWaiting),
    missing: useList("c"),
    ordered: useOrderedProducts(),
    dialog: useDialog(),
    loading: useLoading(),
    consent: useAnalyticsConsent(),
  });
  const { result } = renderHook(useAll, within(shop));
  expect(result.current).toEqual({
    names: "a,b",
    state: shop.lists.state.get(),
    isWaiting: false,
    missing: null,
    ordered: null,
    dialog: null,
    loading: { isLoading: false, isIndicated: false },
    consent: null,
  });
  const dialog = { kind: "content", title: "Hírek", body: "Semmi" } as const;
  act(() => {
    shop.dialogs.ask(dialog).catch(() => null);
    shop.navigation.routeStarted();
    shop.analytics.decide("refused");
  });
  expect(result.current).toMatchObject({
    dialog: { dialog, isClosing: false },
    loading: { isLoading: true },
    consent: "refused",
  });
  shop.dispose();
});
