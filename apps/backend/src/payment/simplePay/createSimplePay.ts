import type { CardContract, PaymentCompany } from "../PaymentCompany.ts";
import type { SavedCardOperations, PaymentProvider, PaymentRequest } from "../PaymentProvider.ts";
import { payWithin } from "../payWithin.ts";
import { ProviderFailure } from "../ProviderFailure.ts";
import { simulateSimplePay } from "../simulator/simulateSimplePay.ts";
import { connectSimplePay, type SimplePayConnection, type SimplePaySettings } from "./connectSimplePay.ts";
import { findPayment } from "./findPayment.ts";
import { instant } from "./instant.ts";
import { readCardToken } from "./registeredCard.ts";
import { readBack, readNotice } from "./readMessages.ts";

interface SimplePayOptions {
  readonly fetch: typeof fetch;
  /** The address to which the provider returns the shopper. */
  readonly backUrl: string;
}

/** The fields of every message that begins a payment. */
const paymentFields = (
  { reference, amount, email, now }: Pick<PaymentRequest, "amount" | "email" | "now" | "reference">,
  { backUrl }: Pick<SimplePayOptions, "backUrl">,
) => ({
  orderRef: reference,
  currency: "HUF",
  customerEmail: email ?? "",
  language: "HU",
  methods: ["CARD"],
  total: String(amount),
  timeout: instant(new Date(now.getTime() + payWithin)),
  url: backUrl,
});

/** The secret that SimplePay's protocol requires for a card; it is never stored. */
const cardSecret = ({ sign }: SimplePayConnection, reference: string): string => sign(`card ${reference}`);

function savedCardOperations(
  connection: SimplePayConnection,
  { backUrl }: Pick<SimplePayOptions, "backUrl">,
): SavedCardOperations {
  return {
    async charge({ token, browser, ...request }) {
      const { cardId, reference } = readCardToken(token);
      const { accept, agent, ip, language: lang } = browser;
      // The shopper is present and confirmed at the bank before; browser data that only scripts can read is left out.
      const customer = { type: "CIT", threeDSReqAuthMethod: "02", browser: { accept, agent, ip, lang, java: false } };
      const { redirectUrl, transactionId } = await connection.call("do", {
        ...paymentFields(request, { backUrl }),
        ...customer,
        cardId,
        cardSecret: cardSecret(connection, reference),
      });
      return {
        payAt: typeof redirectUrl === "string" ? redirectUrl : null,
        providerReference: String(transactionId),
      };
    },
    async forget(token) {
      const { status } = await connection.call("cardcancel", { cardId: readCardToken(token).cardId });
      if (status !== "DISABLED") throw new ProviderFailure(`SimplePay does not forget a card: ${String(status)}`);
    },
  };
}

/**
 * SimplePay, by version 2 of its protocol. Returns and notices only trigger a query: they do not contain the amount
 * paid.
 */
export function createSimplePay(settings: SimplePaySettings, { fetch, backUrl }: SimplePayOptions): PaymentProvider {
  const connection = connectSimplePay(settings, { fetch });
  return {
    async start(request) {
      const { paymentUrl, transactionId } = await connection.call("start", {
        ...paymentFields(request, { backUrl }),
        ...(request.savesCard && { cardSecret: cardSecret(connection, request.reference) }),
      });
      if (typeof paymentUrl !== "string") throw new ProviderFailure("SimplePay does not say where to pay");
      return { payAt: paymentUrl, providerReference: String(transactionId) };
    },
    readBack: (fields) => readBack(connection, fields),
    readNotice: (notice) => readNotice(connection, notice),
    find: (reference) => findPayment(connection, reference),
    cards: savedCardOperations(connection, { backUrl }),
  };
}

export const simplePayContract = (settings: SimplePaySettings): CardContract => ({
  company: "simplePay",
  open: ({ shopUrl, fetch }) => createSimplePay(settings, { fetch, backUrl: `${shopUrl}/payment/simplePay/back` }),
});

export const simplePay: PaymentCompany = {
  name: "simplePay",
  kinds: ["simple", "savedCard"],
  contractOf({
    SIMPLEPAY_URL: baseUrl = "https://secure.simplepay.hu",
    SIMPLEPAY_MERCHANT: merchant,
    SIMPLEPAY_SECRET_KEY: secretKey,
  }) {
    return merchant && secretKey ? simplePayContract({ baseUrl, merchant, secretKey }) : undefined;
  },
  async simulate(app, { prefix, shopUrl, secretKey, ...simulation }) {
    const settings = { baseUrl: `${shopUrl}${prefix}`, merchant: "KAMRA", secretKey };
    const noticeUrl = `${shopUrl}/payment/simplePay/notice`;
    await app.register(simulateSimplePay, { ...simulation, ...settings, noticeUrl, prefix });
    return simplePayContract(settings);
  },
};
