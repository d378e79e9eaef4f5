import { afterAll, beforeAll, expect, it } from "vitest";
import { operations, type SessionKit, startSessionKit } from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit();
});
afterAll(() => kit.backend.close());

/** The requests for the user and the cart's content. */
const askedBy = async (refresh: (opened: Awaited<ReturnType<SessionKit["loggedIn"]>>) => Promise<unknown>) => {
  const opened = await kit.loggedIn();
  const before = operations(opened).length;
  await opened.settled(refresh(opened));
  opened.shop.dispose();
  return operations(opened)
    .slice(before)
    .filter((name) => ["me", "cart", "cartHash"].includes(name));
};

it("[SESS-5] a session is loaded once for concurrent calls, and the cart after it", async () => {
  expect(await askedBy(({ shop }) => Promise.all([shop.session.refresh(), shop.session.refresh()]))).toEqual([
    "me",
    "cartHash",
  ]);
});

it("[SESS-5] a call that skips the cart does not stop other calls from loading it", async () => {
  const both = askedBy(({ shop }) => Promise.all([shop.session.refresh({ skipsCart: true }), shop.session.refresh()]));
  expect(await both).toEqual(["me", "cartHash"]);
  expect(await askedBy(({ shop }) => shop.session.refresh({ skipsCart: true }))).toEqual(["me"]);
});
