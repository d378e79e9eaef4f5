import type { CheckOf } from "../Check.ts";
import { NotChecked } from "../NotChecked.ts";
import { appears, type CheckedSite, closing, missing, rested } from "./CheckedSite.ts";
import { placeOrder } from "./placeOrder.ts";

type SiteCheck = CheckOf<CheckedSite>;

const placed = new WeakMap<CheckedSite, Promise<string>>();

/** The path of an order's status; places the order for the first check that asks. Errors: NotChecked where orders are not allowed. */
async function statusPath(site: CheckedSite): Promise<string> {
  if (!site.placesOrders)
    throw new NotChecked("not checked: it takes an order, and orders were not allowed (--orders)");
  const placing = placed.get(site) ?? placeOrder(site);
  placed.set(site, placing);
  return placing;
}

const placing: SiteCheck = {
  rule: "CHK-1, CHK-7, ORDER-10, ORDER-11",
  promise:
    "A user's cart becomes an order in four steps; its status is at an address of its own, and it can be cancelled",
  repair: "Name the fields and buttons of /megrendeles and the pages below it as the contract does",
  faults: async (site) => {
    const page = await site.openAsUser(await statusPath(site));
    return closing(
      page,
      await missing(page.getByRole("main"), [
        ["list", /^A megrendelés állapota/],
        ["button", /^Lemondom a megrendelést/],
      ]),
    );
  },
};

const history: SiteCheck = {
  rule: "ORDER-10, NAV-6",
  promise: "An order is among the user's orders, which lead to its page with its status",
  repair:
    "Name each article of /profil/eddigi-megrendeleseim …. megrendelés, and let its first link lead to the order's page",
  faults: async (site) => {
    await statusPath(site).catch((error: unknown) => {
      throw error instanceof NotChecked
        ? error
        : new NotChecked("not checked: it takes an order, and none could be placed");
    });
    const page = await site.openAsUser("/profil/eddigi-megrendeleseim");
    const main = page.getByRole("main");
    const order = main.getByRole("article", { name: /megrendelés$/ }).first();
    if (!(await appears(order))) return closing(page, ["no article is named …. megrendelés"]);
    await order.getByRole("link").first().click();
    await page.waitForURL(/\/profil\/eddigi-megrendeleseim\/./);
    await rested(page);
    return closing(page, await missing(main, [["list", /^A megrendelés állapota/]]));
  },
};

/** What docs/storefront-contract.md promises of the pages of an order, which the first check places. */
export const orderChecks: ReadonlyArray<SiteCheck> = [placing, history];
