import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderClient } from "../testing/orderClient.ts";
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
    expect(html).toContain(`aria-label="A ${order.id} számú megrendelés: Összekészítés alatt"`);
    expect(html).not.toContain(`aria-label="A ${order.id} számú megrendelés: Teljesítve"`);
    expect((await post({ order: order.id, status: "COMPLETE" })).status).toBe(400);
    for (const status of ["PROCESSING", "KAMRA_SHIPPED", "COMPLETE"]) {
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
