import { describe, expect, it } from "vitest";
import { development } from "./development/index.ts";
import {
  account,
  analytics,
  cart,
  catalogue,
  checkout,
  content,
  createShop,
  delivery,
  dialogs,
  lists,
  navigation,
  orderedProducts,
  orders,
  session,
  tabs,
  type ShopOptions,
  type TabsWindow,
} from "./index.ts";

const alone: TabsWindow = {
  navigator: {},
  localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  addEventListener: () => {},
  removeEventListener: () => {},
};

const open = (options: Pick<ShopOptions<[]>, "onReconnect"> = {}) =>
  createShop({
    ...options,
    capabilities: [
      account,
      analytics,
      cart,
      catalogue,
      checkout,
      content,
      delivery,
      dialogs,
      lists,
      navigation,
      orderedProducts,
      orders,
      session,
      tabs(alone),
      development(),
    ],
    endpoint: "/graphql",
    fetch: () => new Promise<Response>(() => {}),
    clock: () => new Date(0),
    log: () => {},
  });

/** The policy and maximum number of requests, with the commands that have them. */
const table: ReadonlyArray<readonly [policy: string, requests: number | null, commands: string]> = [
  ["join", 1, "account.exportData account.sessions catalogue.loadCategories orderedProducts.refresh session.loadUser"],
  ["join", 3, "lists.refresh"],
  ["join", 11, "cart.refresh"],
  ["join", 12, "session.refresh"],
  [
    "latest wins",
    1,
    "checkout.findPostPoints checkout.loadTimeSlots checkout.refresh delivery.lookUpPostcode delivery.streets session.checkEmail",
  ],
  ["latest wins", 2, "delivery.askMethods delivery.clear delivery.select"],
  ["queue", 0, "analytics.decide analytics.track dialogs.answer navigation.back navigation.push navigation.redirect"],
  [
    "queue",
    1,
    "account.deleteBillingAddress account.deleteSavedCard account.deleteShippingAddress account.endOtherSessions account.endSession account.forgetAllergens account.keepAllergens account.setDefaultBillingAddress account.setDefaultSavedCard account.setDefaultShippingAddress account.setDonations account.subscribeToProduct account.unsubscribeFromProduct account.updateBillingAddress account.updatePersonalData account.updateShippingAddress content.confirmSubscription content.unsubscribe",
  ],
  [
    "queue",
    4,
    "lists.accept lists.create lists.decline lists.leave lists.remove lists.removeShare lists.rename lists.share",
  ],
  ["queue", 2, "session.sendAllergens"],
  [
    "queue",
    null,
    "cart.acceptDeleted cart.choose cart.empty cart.remove cart.removeUnavailable cart.setQuantity cart.setLineOptions checkout.chooseTimeSlot checkout.leave checkout.linkTo checkout.update lists.setQuantity lists.setText",
  ],
  [
    "skip if ongoing",
    1,
    "account.changePassword account.createBillingAddress account.createShippingAddress account.deleteAccount content.sendFeedback content.sendMessage content.subscribe content.wishForProduct orders.cancel orders.changePaymentMethod orders.confirm orders.requestWithdrawalLink orders.startPayment orders.withdraw session.requestPasswordReset session.resetPassword",
  ],
  ["skip if ongoing", 3, "session.logout"],
  ["skip if ongoing", 4, "session.enter"],
  ["skip if ongoing", 20, "checkout.place"],
];

describe("a shop with everything", () => {
  it("has each capability by its name", () => {
    expect(Object.keys(open())).toEqual(
      expect.arrayContaining([
        "account",
        "analytics",
        "cart",
        "catalogue",
        "checkout",
        "content",
        "delivery",
        "dialogs",
        "lists",
        "navigation",
        "orderedProducts",
        "orders",
        "session",
        "tabs",
        "development",
      ]),
    );
  });

  it("removes all external listeners on dispose", () => {
    const listeners = new Set<() => void>();
    const shop = open({
      onReconnect: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    expect(listeners.size).toBeGreaterThan(0);
    shop.dispose();
    expect(listeners.size).toBe(0);
  });

  it("ships its time and an empty state", () => {
    expect(open().snapshot()).toEqual({
      now: "1970-01-01T00:00:00.000Z",
      analytics: { consent: null },
      cart: { cart: null },
      catalogue: { categories: null },
      checkout: { paymentMethods: null, linkableOrders: null },
      delivery: { selection: null, methods: null },
      lists: { lists: null },
      orderedProducts: { entries: null },
      session: { isLoggedIn: false, user: null, lastUpdated: null },
    });
  });

  it("declares each command's policy and maximum number of requests", () => {
    const { commands } = open().development.record.get();
    const declared = commands.map(({ name, policy, requests }) => [name, policy, requests]).sort();
    expect(declared).toEqual(
      table.flatMap(([policy, requests, names]) => names.split(" ").map((name) => [name, policy, requests])).sort(),
    );
  });
});
