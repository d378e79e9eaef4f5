import { memoryCookies } from "@kamra/core";
import { smallSeedIds } from "@kamra/backend";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SessionKit, startSessionKit } from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit();
});
afterAll(() => kit.backend.close());

const byPrice = { sort: "PRICE", direction: "ASC" } as const;

describe("cookies", () => {
  it("[COOKIE-1] contain only the token, the sort order, the cart's id, its panel's state, and the delivery selection", async () => {
    const names: string[] = [];
    const jar = memoryCookies();
    const cookies = {
      ...jar,
      set: (...[name, value, options]: Parameters<typeof jar.set>) => {
        names.push(name);
        jar.set(name, value, options);
      },
    };
    const { shop } = kit.open({ cookies });
    const [milk] = await shop.catalogue.productsById([String(smallSeedIds.milk)]);
    if (milk === undefined) throw new Error("The seed has no milk");
    await shop.delivery.select({ type: "personal" });
    await shop.cart.setQuantity(milk, { quantity: 1, quantityType: "default" });
    shop.cart.setPanel(false);
    shop.catalogue.chooseSortOrder(byPrice);
    await shop.session.login(await kit.somebody());
    expect(new Set(names)).toEqual(new Set(["token", "sort_order", "cart_id", "cart_opened", "delivery_address"]));

    const next = kit.open({ cookies }).shop;
    await next.cart.refresh();
    expect(next.session.state.get().isLoggedIn).toBe(true);
    expect(next.catalogue.sortOrder.get()).toEqual(byPrice);
    expect(next.cart.state.get().cart?.id).toBe(shop.cart.state.get().cart?.id);
    expect(next.cart.panel.get()).toEqual(shop.cart.panel.get());
    expect(next.delivery.selection.get()).toEqual({ type: "personal" });
  });

  it.each(["", "{", "null", "[]", '"PRICE"', '{"sort":"PRICE"}', '{"sort":"TASTE","direction":"ASC"}'])(
    "[COOKIE-1] with the value %j leave the default sort order",
    (sort_order) => {
      expect(kit.open({ cookies: memoryCookies({ sort_order }) }).shop.catalogue.sortOrder.get()).toBeNull();
    },
  );

  it("[COOKIE-1] lose the sort order when the shopper returns to the default, and the same one notifies no listener", () => {
    const { shop, cookies } = kit.open();
    shop.catalogue.chooseSortOrder(byPrice);
    let changes = 0;
    shop.catalogue.sortOrder.subscribe(() => {
      changes += 1;
    });
    shop.catalogue.chooseSortOrder({ ...byPrice });
    expect(changes).toBe(0);
    shop.catalogue.chooseSortOrder(null);
    expect(cookies.get("sort_order")).toBeNull();
    expect(shop.catalogue.sortOrder.get()).toBeNull();
  });

  it("[COOKIE-1] with an empty token leave the shopper a guest", () => {
    const { shop } = kit.open({ cookies: memoryCookies({ token: "" }) });
    expect(shop.session.state.get().isLoggedIn).toBe(false);
  });
});
