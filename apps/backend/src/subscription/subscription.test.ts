import { beforeEach, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { tellBackInStock } from "./tellBackInStock.ts";
import { subscriptionTexts } from "./text.hu.ts";

interface Seen {
  readonly id: string;
  readonly is_subscribed: boolean;
}

onBothDatabases("[STOCK-1] waiting for a product", (backend) => {
  const { register, mailsTo } = accountClient(backend);
  const db = () => backend().database.db;
  const call = (name: "subscribeToProduct" | "unsubscribeFromProduct", id: number | string, by?: Account) =>
    backend().ask<Record<string, Seen> | null>(
      `mutation ($id: ID!) { ${name}(product_id: $id) { id is_subscribed } }`,
      { id },
      by,
    );
  const isSubscribed = async (by?: Account) =>
    (
      await backend().ask<{ getProductById: Seen }>(
        `{ getProductById(id: "${ids.seasonal}") { id is_subscribed } }`,
        {},
        by,
      )
    ).data.getProductById.is_subscribed;
  const setStatus = async (status: "AVAILABLE" | "SEASONAL", stock: number | null = null) => {
    await db().updateTable("products").set({ status, stock }).where("id", "=", ids.seasonal).execute();
  };
  const tell = async () =>
    await tellBackInStock(db(), { now: new Date(firstNow), signal: new AbortController().signal });

  let anna: Account;
  beforeEach(async () => {
    await setStatus("SEASONAL");
    await db().deleteFrom("product_subscriptions").execute();
    anna = await register();
  });

  it("begins and ends repeatedly, only for its owner", async () => {
    const bela = await register();
    for (let time = 1; time <= 2; time += 1) {
      const { data } = await call("subscribeToProduct", ids.seasonal, anna);
      expect(data).toEqual({ subscribeToProduct: { id: String(ids.seasonal), is_subscribed: true } });
    }
    expect([await isSubscribed(anna), await isSubscribed(bela), await isSubscribed()]).toEqual([true, false, false]);
    await call("unsubscribeFromProduct", ids.seasonal, bela);
    expect(await isSubscribed(anna)).toBe(true);
    for (let time = 1; time <= 2; time += 1) {
      const { data } = await call("unsubscribeFromProduct", ids.seasonal, anna);
      expect(data).toMatchObject({ unsubscribeFromProduct: { is_subscribed: false } });
    }
    expect(await isSubscribed(anna)).toBe(false);
  });

  it.each([
    ["that can be had", ids.milk],
    ["that has ended", ids.ended],
  ])("is refused for a product %s", async (_what, id) => {
    const { errors } = await call("subscribeToProduct", id, anna);
    expect(errors[0]?.extensions.validation).toEqual({ product_id: [subscriptionTexts.nothingToWaitFor] });
  });

  it("is refused for no product, and for a guest", async () => {
    const codes = [];
    for (const name of ["subscribeToProduct", "unsubscribeFromProduct"] as const) {
      codes.push((await call(name, "999999", anna)).errors[0]?.extensions.code);
      codes.push((await call(name, ids.seasonal)).errors[0]?.extensions.code);
    }
    expect(codes).toEqual(["PRODUCT_NOT_FOUND", "UNAUTHENTICATED", "PRODUCT_NOT_FOUND", "UNAUTHENTICATED"]);
  });

  it("ends with one mail when the product is available again", async () => {
    await call("subscribeToProduct", ids.seasonal, anna);
    expect(await tell()).toBe(0);
    await setStatus("AVAILABLE", 0);
    expect(await tell()).toBe(0);
    await setStatus("AVAILABLE", 3);
    expect(await Promise.all([tell(), tell()]).then((counts) => counts.toSorted())).toEqual([0, 1]);
    expect(await tell()).toBe(0);
    expect(await mailsTo(anna.email, "backInStock")).toMatchObject([{ name: anna.name }]);
    expect(await isSubscribed(anna)).toBe(false);
  });
});
