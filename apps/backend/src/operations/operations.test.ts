import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { orderClient } from "../testing/orderClient.ts";
import { readWishes } from "./readWishes.ts";
import { operationTexts } from "./text.hu.ts";
import { wishesText } from "./wishesText.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ isDevelopment: true, shopUrl: "https://kamra.pelda.hu" });
});
afterAll(() => backend.close());

const orders = orderClient(() => backend);
const page = async () => await (await backend.fetch("/muveletek")).text();
async function post(fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const response = await backend.fetch("/muveletek", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, html: await response.text() };
}
const statusOf = async (id: string) =>
  (
    await backend.database.db
      .selectFrom("orders")
      .where("id", "=", Number(id))
      .select("status")
      .executeTakeFirstOrThrow()
  ).status;

describe("moving orders on", () => {
  it("[ORDER-11] offers the allowed transitions, one button for each back-office step", async () => {
    const { order, transaction_id } = await orders.placed({ cart_id: await orders.readyCart() });
    const html = await page();
    expect(html).toContain(`href="https://kamra.pelda.hu/megrendeles/statusz/${transaction_id}"`);
    const named = (title: string) => `aria-label="${operationTexts.moveOrder(order.id, title)}"`;
    expect(html).toContain(named("Összekészítés alatt"));
    expect(html).not.toContain(named("Teljesítve"));
    for (const status of ["COMPLETE", "KAMRA_SHIPPED"])
      expect((await post({ order: order.id, status })).status).toBe(400);
    for (const status of ["PROCESSING", "GPOINT_SHIPPED", "COMPLETE"]) {
      expect((await post({ order: order.id, status })).html).toContain('role="status"');
      expect(await statusOf(order.id)).toBe(status);
    }
  });

  it("leaves what becomes of a card to its provider", async () => {
    const { order } = await orders.placed({ cart_id: await orders.readyCart({ payment_method: "3" }) });
    expect((await post({ order: order.id, status: "PAYMENT_RECEIVED" })).status).toBe(400);
    expect((await post({ order: order.id, status: "CANCELED" })).status).toBe(200);
  });

  it.each([
    { order: "1", status: "PROCESSING" },
    { order: "x", status: "" },
    { order: "", status: "PROCESSING" },
    { slot: "0", change: "close" },
    { slot: "1", change: "x" },
    { billing: "1", transfer: "grant" },
    { billing: "", transfer: "x" },
    { clock: "1" },
    {},
  ])("does nothing for %o", async (fields) => expect((await post(fields)).status).toBe(400));

  it.each(["cross-site", "same-site", "none", ""])(
    "ignores a form that its own page has not sent: %s",
    async (site) => {
      const { order } = await orders.placed({ cart_id: await orders.readyCart() });
      expect((await post({ order: order.id, status: "PROCESSING" }, { "sec-fetch-site": site })).status).toBe(403);
      expect(await statusOf(order.id)).toBe("ACCEPTED");
    },
  );

  it("shows what shoppers have written as text", async () => {
    const contact_data = {
      contact_name: "<script>alert(1)</script>",
      contact_email: "x@pelda.hu",
      contact_telephone: "36301234567",
    };
    await orders.placed({ cart_id: await orders.readyCart({ contact_data }) });
    const html = await page();
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script");
  });
});

describe("granting bank transfer", () => {
  const { register } = accountClient(() => backend);
  const billing = { name: "Pék & Társa Kft.", postcode: 1186, city: "Budapest", street: "Fő utca", house_number: "1" };
  const company = { ...billing, is_company: true, vat_number: "12345676-2-41" };
  async function payer() {
    const anna = await register();
    const { data } = await backend.ask<{ createMyUserBillingAddress: { id: string } }>(
      "mutation ($address: UserBillingAddressInput!) { createMyUserBillingAddress(address: $address) { id } }",
      { address: company },
      anna,
    );
    return { anna, id: data.createMyUserBillingAddress.id };
  }
  const cart = async ({ anna, id }: Awaited<ReturnType<typeof payer>>) =>
    await orders.readyCart({ billing_address: { ...company, id }, payment_method: "1" }, anna);

  it("[PAY-2] lets a company pay so, up to the placed order, until it is revoked", async () => {
    const { anna, id } = await payer();
    expect(await page()).toContain('aria-label="Engedélyezés: Pék &amp; Társa Kft., Budapest"');
    await expect(cart({ anna, id })).rejects.toThrow("payment_method");
    expect((await post({ billing: id, transfer: "grant" })).status).toBe(200);
    expect((await orders.placed({ cart_id: await cart({ anna, id }) }, anna)).order.status.code).toBe("PENDING");
    const waiting = await cart({ anna, id });
    expect((await post({ billing: id, transfer: "revoke" })).html).toContain("többé nem lehet");
    expect((await orders.createOrder({ cart_id: waiting }, anna)).errors).toMatchObject([
      { extensions: { validation: { payment_method: [expect.any(String)] } } },
    ]);
  });

  it("[PAY-2] ends when the address is changed to another payer, not when the company moves", async () => {
    const { anna, id } = await payer();
    await post({ billing: id, transfer: "grant" });
    const change = async (address: object) =>
      (
        await backend.ask<{ updateMyUserBillingAddress: { bank_transfer_enabled: boolean } }>(
          "mutation ($id: ID!, $address: UserBillingAddressInput!) { updateMyUserBillingAddress(address_id: $id, address: $address) { bank_transfer_enabled } }",
          { id, address: { ...company, ...address } },
          anna,
        )
      ).data.updateMyUserBillingAddress.bank_transfer_enabled;
    expect(await change({ street: "Mellék utca" })).toBe(true);
    expect(await change({ vat_number: "10773381-2-44" })).toBe(false);
  });
});

describe("moving time slots and the clock on", () => {
  const slots = async () =>
    (
      await backend.ask<{ timetableTimeSlots: { id: string; status: string }[] }>(
        "{ timetableTimeSlots(postcode: 1186) { id status } }",
      )
    ).data.timetableTimeSlots;

  it("[SHIP-6] closes, opens and ends a slot", async () => {
    const [first] = await slots();
    const id = first?.id ?? "";
    const status = async () => (await slots()).find((slot) => slot.id === id)?.status;
    expect((await post({ slot: id, change: "close" })).status).toBe(200);
    expect(await status()).toBe("INACTIVE");
    await post({ slot: id, change: "open" });
    expect(await status()).toBe("ACTIVE");
    await post({ slot: id, change: "expire" });
    await post({ clock: "15" });
    expect(await status()).toBeUndefined();
    await post({ clock: "reset" });
  });

  it("moves the shop's clock, runs the jobs that became due, and resets it", async () => {
    const created = async () => {
      const { transaction_id } = await orders.placed({ cart_id: await orders.readyCart() });
      const query = "query ($id: ID!) { orderByTransaction(transaction_id: $id) { created_at } }";
      return (await backend.ask<{ orderByTransaction: { created_at: string } }>(query, { id: transaction_id })).data
        .orderByTransaction.created_at;
    };
    const before = Date.parse(await created());
    const { html } = await post({ clock: "1440" });
    expect(html).toContain("1440 perccel jár előre");
    await post({ clock: "60" });
    expect(Date.parse(await created()) - before).toBe(25 * 60 * 60_000);
    await post({ clock: "reset" });
    expect(Date.parse(await created())).toBe(before);
  });
});

it("exists only for developers", async () => {
  const production = await startTestBackend();
  expect((await production.fetch("/muveletek")).status).toBe(404);
  await production.close();
});

it("[SEARCH-13] shows what shoppers asked the shop to sell, the most wanted first, as text", async () => {
  expect(await page()).toContain("Még nem kértek terméket.");
  const updated_at = "2026-11-20T10:00:00.000Z";
  await backend.database.db
    .insertInto("product_wishes")
    .values([
      { words: "b", term: "<b>tök</b>", wishes: 1, updated_at },
      { words: "a", term: "kumkvat", wishes: 3, updated_at },
    ])
    .execute();
  const html = await page();
  expect(html).toMatch(/kumkvat<\/th><td>3<\/td>[\s\S]*&lt;b&gt;tök&lt;\/b&gt;<\/th><td>1<\/td>/);
  expect(html).not.toContain("<b>tök");
  expect(wishesText(await readWishes(backend.database.db, { limit: 1 }))).toBe("3  2026-11-20  kumkvat");
});
