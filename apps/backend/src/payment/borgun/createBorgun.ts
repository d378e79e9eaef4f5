import { isSame } from "../../http/isSame.ts";
import type { CardContract, PaymentCompany } from "../PaymentCompany.ts";
import type { PaymentProvider, ProviderAnswer } from "../PaymentProvider.ts";
import { simulateBorgun } from "../simulator/simulateBorgun.ts";
import { borgunHash } from "./borgunHash.ts";

/** The reason for a return without a payment. */
type Unpaid = "CANCELED" | "DECLINED";

const isUnpaid = (text: string | null): text is Unpaid => text === "CANCELED" || text === "DECLINED";

export interface BorgunSettings {
  /** `https://test.borgun.is/SecurePay/default.aspx` or `https://securepay.borgun.is/securepay/default.aspx`. */
  readonly pageUrl: string;
  readonly merchantId: string;
  readonly gatewayId: string;
  readonly secretKey: string;
}

/** The payment in a message; `null` unless Borgun has signed it. */
function readPaid(fields: URLSearchParams, secret: Pick<BorgunSettings, "secretKey">): ProviderAnswer | null {
  const [status, reference, amount, currency, orderHash] = ["status", "orderid", "amount", "currency", "orderhash"].map(
    (name) => fields.get(name) ?? "",
  );
  if (reference === undefined || amount === undefined || currency === undefined || status?.toUpperCase() !== "OK")
    return null;
  const expected = borgunHash([reference, amount, currency], secret);
  if (!isSame(orderHash?.toLowerCase() ?? "", { expected })) return null;
  return {
    reference,
    status: "RECEIVED",
    amount: Number(amount),
    currency,
    providerReference: fields.get("authorizationcode"),
  };
}

/**
 * Borgun, by the protocol of its SecurePay page. It signs successful payments only; our own seal in the return
 * addresses proves that a shopper left or was refused.
 */
export function createBorgun(
  { pageUrl, merchantId, gatewayId, secretKey }: BorgunSettings,
  { shopUrl }: { readonly shopUrl: string },
): PaymentProvider {
  const base = `${shopUrl}/payment/borgun`;
  const hash = (...parts: ReadonlyArray<string>) => borgunHash(parts, { secretKey });
  const sealOf = (reference: string, refusal: Unpaid) => hash("not paid", reference, refusal);
  const unpaidUrl = (reference: string, refusal: Unpaid) =>
    `${base}/back?${new URLSearchParams({ unpaid: reference, refusal, seal: sealOf(reference, refusal) }).toString()}`;

  return {
    start: ({ reference }) => Promise.resolve({ payAt: `${base}/pay/${reference}`, providerReference: null }),
    formOf({ reference, amount: forint, orderId, email }) {
      const [amount, currency, success, server] = [`${forint}.00`, "HUF", `${base}/back`, `${base}/notice`] as const;
      return {
        action: pageUrl,
        fields: {
          merchantid: merchantId,
          paymentgatewayid: gatewayId,
          checkhash: hash(merchantId, success, server, reference, amount, currency),
          orderid: reference,
          amount,
          currency,
          language: "HU",
          buyeremail: email ?? "",
          returnurlsuccess: success,
          returnurlsuccessserver: server,
          returnurlcancel: unpaidUrl(reference, "CANCELED"),
          returnurlerror: unpaidUrl(reference, "DECLINED"),
          itemdescription_0: String(orderId),
          itemcount_0: "1",
          itemunitamount_0: amount,
          itemamount_0: amount,
          pagetype: "0",
          skipreceiptpage: "0",
        },
      };
    },
    readBack(fields) {
      const reference = fields.get("unpaid");
      if (reference === null) return Promise.resolve(readPaid(fields, { secretKey }));
      const refusal = fields.get("refusal");
      const isOurs = isUnpaid(refusal) && isSame(fields.get("seal") ?? "", { expected: sealOf(reference, refusal) });
      return Promise.resolve(isOurs ? { reference, status: "REFUSED", refusal, providerReference: null } : null);
    },
    readNotice({ body }) {
      const answer = readPaid(new URLSearchParams(body), { secretKey });
      const accepted = {
        type: "text/xml; charset=utf-8",
        body: "<PaymentNotification>Accepted</PaymentNotification>",
        signature: null,
      };
      return Promise.resolve(answer && { answer, acknowledge: () => accepted });
    },
    // It has no query to ask.
    find: () => Promise.resolve(null),
  };
}

export const borgunContract = (settings: BorgunSettings): CardContract => ({
  company: "borgun",
  open: ({ shopUrl }) => createBorgun(settings, { shopUrl }),
});

export const borgun: PaymentCompany = {
  name: "borgun",
  kinds: ["borgun"],
  contractOf({
    BORGUN_URL: pageUrl = "https://securepay.borgun.is/securepay/default.aspx",
    BORGUN_MERCHANT: merchantId,
    BORGUN_GATEWAY: gatewayId,
    BORGUN_SECRET_KEY: secretKey,
  }) {
    return merchantId && gatewayId && secretKey
      ? borgunContract({ pageUrl, merchantId, gatewayId, secretKey })
      : undefined;
  },
  async simulate(app, { prefix, shopUrl, secretKey, ...simulation }) {
    const merchant = { merchantId: "1234567", secretKey };
    await app.register(simulateBorgun, { ...simulation, ...merchant, prefix });
    return borgunContract({ ...merchant, gatewayId: "16", pageUrl: `${shopUrl}${prefix}/default.aspx` });
  },
};
