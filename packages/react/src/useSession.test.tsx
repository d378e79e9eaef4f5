// @vitest-environment happy-dom
import { account, createShop, memoryCookies, session, type ShopSnapshot } from "@kamra/core";
import type { User } from "@kamra/core/session";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, it } from "vitest";
import { ShopProvider } from "./ShopProvider.tsx";
import { useBillingAddresses } from "./useBillingAddresses.ts";
import { useSavedCards } from "./useSavedCards.ts";
import { useSession } from "./useSession.ts";
import { useShippingAddresses } from "./useShippingAddresses.ts";
import { useUser } from "./useUser.ts";

afterEach(cleanup);

const address = { postcode: "6720", city: "Szeged", street: "Kárász utca", houseNumber: "1" };
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
  shippingAddresses: [
    { ...address, id: "s1", name: "Anna", telephone: null, note: null, isDefault: true, isImported: false },
  ],
  billingAddresses: [
    {
      ...address,
      id: "b1",
      name: "Anna",
      isCompany: false,
      vatNumber: null,
      bankTransferEnabled: false,
      isDefault: true,
      isImported: false,
    },
  ],
  savedCards: [
    { id: "c1", cardTitle: "Fizetés", cardType: "Visa", cardPan: "4242", cardExp: "11/28", isDefault: true },
  ],
  loyaltyDifferences: null,
};

const snapshot: ShopSnapshot = {
  now: "2026-11-21T10:00:00Z",
  session: { isLoggedIn: true, user, lastUpdated: "2026-11-21T10:00:00Z" },
};

/** The server takes no token: it answers every logout so. */
const refusing = () =>
  Promise.resolve(
    Response.json({ errors: [{ message: "Who?", extensions: { code: "UNAUTHENTICATED" } }] }, { status: 401 }),
  );

const shopOf = (isLoggedIn: boolean) =>
  createShop({
    capabilities: [session, account],
    endpoint: "/graphql",
    fetch: refusing,
    cookies: memoryCookies(isLoggedIn ? { token: "t" } : {}),
    snapshot: isLoggedIn ? snapshot : null,
    log: () => {},
  });

const within = (shop: ReturnType<typeof shopOf>) => ({
  wrapper: ({ children }: PropsWithChildren) => <ShopProvider shop={shop}>{children}</ShopProvider>,
});

const useAll = () => ({
  isLoggedIn: useSession(({ isLoggedIn }) => isLoggedIn),
  user: useUser(),
  shipping: useShippingAddresses(),
  billing: useBillingAddresses(),
  cards: useSavedCards(),
});

it("the session hooks show the user and their account data, until the logout", async () => {
  const shop = shopOf(true);
  const { result } = renderHook(useAll, within(shop));
  expect(result.current).toEqual({
    isLoggedIn: true,
    user,
    shipping: user.shippingAddresses,
    billing: user.billingAddresses,
    cards: user.savedCards,
  });
  await act(() => shop.session.logout());
  expect(result.current).toEqual({ isLoggedIn: false, user: null, shipping: [], billing: [], cards: [] });
});

it("the session's hooks return the same empty lists for a guest at every render", () => {
  const { result, rerender } = renderHook(useAll, within(shopOf(false)));
  const { shipping, billing, cards } = result.current;
  rerender();
  expect([shipping, billing, cards]).toEqual([[], [], []]);
  expect(result.current.shipping).toBe(shipping);
  expect(result.current.billing).toBe(billing);
  expect(result.current.cards).toBe(cards);
});

it("useSession returns the whole session without a selector", () => {
  const shop = shopOf(false);
  const { result } = renderHook(() => useSession(), within(shop));
  expect(result.current).toBe(shop.session.state.get());
});
