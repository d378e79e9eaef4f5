import { expect, it } from "vitest";
import { firstNow } from "../../testing/firstNow.ts";
import { borgunHash } from "./borgunHash.ts";
import { createBorgun } from "./createBorgun.ts";

const settings = { pageUrl: "https://borgun.pelda.hu", merchantId: "1234567", gatewayId: "16", secretKey: "titok" };
const base = "https://kamra.pelda.hu/payment/borgun";
const reference = "0123456789AB";

it("The form that leads to Borgun has every field of its protocol.", () => {
  const { formOf } = createBorgun(settings, { shopUrl: "https://kamra.pelda.hu" });
  const hash = (...parts: ReadonlyArray<string>) => borgunHash(parts, settings);
  const unpaid = (refusal: string) =>
    `${base}/back?unpaid=${reference}&refusal=${refusal}&seal=${hash("not paid", reference, refusal)}`;
  const asked = { reference, amount: 990, orderId: 7, email: null, now: new Date(firstNow), savesCard: false };
  expect(formOf?.(asked)).toEqual({
    action: settings.pageUrl,
    fields: {
      merchantid: "1234567",
      paymentgatewayid: "16",
      checkhash: hash("1234567", `${base}/back`, `${base}/notice`, reference, "990.00", "HUF"),
      orderid: reference,
      amount: "990.00",
      currency: "HUF",
      language: "HU",
      buyeremail: "",
      returnurlsuccess: `${base}/back`,
      returnurlsuccessserver: `${base}/notice`,
      returnurlcancel: unpaid("CANCELED"),
      returnurlerror: unpaid("DECLINED"),
      itemdescription_0: "7",
      itemcount_0: "1",
      itemunitamount_0: "990.00",
      itemamount_0: "990.00",
      pagetype: "0",
      skipreceiptpage: "0",
    },
  });
});
