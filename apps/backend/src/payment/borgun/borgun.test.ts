import { beforeAll, expect, it } from "vitest";
import { cardClient } from "../../testing/cardClient.ts";
import { onBothDatabases } from "../../testing/onBothDatabases.ts";
import type { Choice } from "../simulator/Choice.ts";

const shopUrl = "https://kamra.pelda.hu";
const explained = { status: 303, location: `${shopUrl}/megrendeles/statusz?fizetes=ismeretlen` };

onBothDatabases(
  "paying by Borgun",
  (backend) => {
    const { placed, shown, startPayment, choose, goBack } = cardClient(backend);
    beforeAll(async () => {
      await backend().database.db.updateTable("payment_methods").set({ is_active: true }).where("id", "=", 4).execute();
    });
    const notice = async (fields: Readonly<Record<string, string>>) =>
      await backend().fetch("/payment/borgun/notice", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields).toString(),
      });

    it("leads there by a form that sends itself and that nothing else on the page can send elsewhere", async () => {
      const { transaction_id, rewrite_url } = await placed("4");
      expect(rewrite_url).toMatch(/^https:\/\/kamra\.pelda\.hu\/payment\/borgun\/pay\/[0-9A-Z]{12}$/);
      const page = await backend().fetch(rewrite_url ?? "");
      expect(page.headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; script-src 'sha256-[^']+'; form-action https:\/\/kamra\.pelda\.hu;/,
      );
      expect(await page.text()).toContain(
        '<form method="post" action="https://kamra.pelda.hu/simulator/borgun/default.aspx">',
      );
      const way = await choose(rewrite_url ?? "", "approve");
      expect(await goBack(way)).toEqual({ status: 303, location: `${shopUrl}/megrendeles/statusz/${transaction_id}` });
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
      expect(await goBack({ address: rewrite_url ?? "" })).toEqual({
        status: 303,
        location: `${shopUrl}/megrendeles/statusz?fizetes=lezarult`,
      });
    });

    it.each<[Choice, string, string]>([
      ["approve", "PAYMENT_RECEIVED", "PAYMENT_RECEIVED"],
      ["twice", "PAYMENT_RECEIVED", "PAYMENT_RECEIVED"],
      ["late", "PAYMENT_RECEIVED", "PAYMENT_RECEIVED"],
      ["silent", "PAYMENT_PENDING", "PAYMENT_RECEIVED"],
      ["refuse", "PAYMENT_PENDING", "PAYMENT_REFUSED"],
      ["cancel", "PAYMENT_PENDING", "PAYMENT_REFUSED"],
      ["timeOut", "PAYMENT_PENDING", "PAYMENT_REFUSED"],
      ["less", "PAYMENT_PENDING", "PAYMENT_PENDING"],
      ["forge", "PAYMENT_PENDING", "PAYMENT_PENDING"],
    ])("%s makes it %s, and once the shopper is back %s", async (choice, told, returned) => {
      const { transaction_id, rewrite_url } = await placed("4");
      const way = await choose(rewrite_url ?? "", choice);
      expect((await shown(transaction_id)).status.code).toBe(told);
      const isProved = choice !== "less" && choice !== "forge";
      expect(await goBack(way)).toEqual(
        isProved ? { status: 303, location: `${shopUrl}/megrendeles/statusz/${transaction_id}` } : explained,
      );
      const refusal = returned !== "PAYMENT_REFUSED" ? null : choice === "cancel" ? "CANCELED" : "DECLINED";
      expect(await shown(transaction_id)).toMatchObject({ status: { code: returned }, payment: { refusal } });
    });

    it("accepts a notice in Borgun's format, also repeatedly, and refuses one that differs from its signature", async () => {
      const { transaction_id, rewrite_url } = await placed("4");
      const other = await placed("4");
      const { fields = {} } = await choose(rewrite_url ?? "", "silent");
      for (const wrong of [
        { amount: "1.00" },
        { currency: "EUR" },
        { orderid: other.rewrite_url?.slice(-12) ?? "" },
        { orderhash: "" },
        { status: "Error" },
      ]) {
        expect((await notice({ ...fields, ...wrong })).status).toBe(400);
      }
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
      for (let times = 0; times < 2; times += 1) {
        const answer = await notice(fields);
        expect(await answer.text()).toBe("<PaymentNotification>Accepted</PaymentNotification>");
      }
      expect((await shown(transaction_id)).events.map(({ status }) => status.code)).toEqual([
        "PAYMENT_PENDING",
        "PAYMENT_RECEIVED",
      ]);
      expect((await shown(other.transaction_id)).status.code).toBe("PAYMENT_PENDING");
    });

    it("reports a failed payment only by the sealed address of the returning shopper", async () => {
      const { transaction_id, rewrite_url } = await placed("4");
      const reference = rewrite_url?.slice(-12) ?? "";
      const { address } = await choose(rewrite_url ?? "", "cancel");
      const seal = new URL(address).searchParams.get("seal") ?? expect.fail("There is no seal");
      for (const claimed of [
        "",
        `&refusal=CANCELED&seal=${"0".repeat(64)}`,
        `&refusal=DECLINED&seal=${seal}`,
        `&seal=${seal}`,
      ])
        expect(await goBack({ address: `/payment/borgun/back?unpaid=${reference}${claimed}` })).toEqual(explained);
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
      expect(await startPayment(transaction_id)).toBe(rewrite_url);
    });
  },
  { shopUrl, isDevelopment: true },
);
