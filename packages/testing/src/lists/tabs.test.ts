import { memoryCookies, orThrow } from "@kamra/core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { browserWithChannels, browserWithoutChannels } from "../session/browser.test.support.ts";
import { changes, type ListShopper, type ListsKit, products, startListsKit } from "./lists.test.kit.ts";

let kit: ListsKit;
beforeAll(async () => {
  kit = await startListsKit();
});
afterAll(() => kit.backend.close());

const opened: ListShopper[] = [];
afterEach(() => opened.splice(0).forEach(({ shop }) => shop.dispose()));

const { milk, beer } = products;

/** Until both tabs have processed each other's messages. */
const quiet = async (tabs: ReadonlyArray<ListShopper>) => {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const tab of tabs) await tab.quiet(Promise.resolve());
  }
};

describe.each([
  ["over a channel", browserWithChannels],
  ["over the storage, where there are no channels", browserWithoutChannels],
])("two tabs agree %s:", (_how, browser) => {
  const twoTabs = async () => {
    const [window, cookies] = [browser(), memoryCookies()];
    const first = await kit.shopper({ cookies, window: window() });
    const second = await kit.pageOf(first, { cookies, window: window() });
    opened.push(first, second);
    return [first, second] as const;
  };

  it("[LIST-7] a change of a list in one shows in the other without a reload, and both keep their changes", async () => {
    const [first, second] = await twoTabs();
    const listId = orThrow(await first.shop.lists.create({ name: "Heti" }));
    await quiet([first, second]);
    expect(second.list(listId)).toMatchObject({ name: "Heti", membership: "owner" });
    await Promise.all([
      first.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 }),
      second.shop.lists.setQuantity({ listId, productId: beer, quantity: 3 }),
    ]);
    await quiet([first, second]);
    expect([first.quantities(listId), second.quantities(listId)]).toEqual([
      { [milk]: 2, [beer]: 3 },
      { [milk]: 2, [beer]: 3 },
    ]);
    await second.shop.lists.remove(listId);
    await quiet([first, second]);
    expect(first.list(listId)).toBeUndefined();
    expect(changes(first)).toEqual(["POST /list", "POST /sync"]);
  });

  it("[SESS-6] a tab drops all lists when another one logs out", async () => {
    const [first, second] = await twoTabs();
    await first.shop.lists.create({ name: "Heti" });
    await quiet([first, second]);
    expect(second.shop.lists.state.get().lists).toHaveLength(1);
    await first.shop.session.logout();
    await quiet([first, second]);
    expect(second.shop.lists.state.get()).toMatchObject({ lists: null, invitations: [] });
    const asked = second.network.calls.length;
    await second.shop.lists.refresh();
    expect(second.network.calls).toHaveLength(asked);
  });
});
