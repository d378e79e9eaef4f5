import type { Choice } from "../payment/simulator/Choice.ts";
import { formIn, type Way } from "./formIn.ts";
import type { PlacedOrder } from "./orderClient.ts";
import { orderClient } from "./orderClient.ts";
import type { TestBackend } from "./startTestBackend.ts";

interface Shown {
  readonly status: { readonly code: string };
  readonly payment: { readonly status: string; readonly refusal: string | null; readonly can_retry: boolean } | null;
  readonly events: ReadonlyArray<{ readonly status: { readonly code: string } }>;
}

/** What a shopper does to pay by card, and what a simulated provider is made to do. */
export interface CardClient {
  /** An order that waits to be paid for: by SimplePay (3) or Borgun (4). */
  readonly placed: (method?: "3" | "4") => Promise<PlacedOrder>;
  /** The payment state on the status page. */
  readonly shown: (transactionId: string) => Promise<Shown>;
  /** Begins another try; `null` when that is refused. */
  readonly startPayment: (transactionId: string) => Promise<string | null>;
  /** Makes the provider decide, and returns the request that brings the shopper back. */
  readonly choose: (payAt: string, choice: Choice) => Promise<Way>;
  /** Follows the provider's redirect; returns the status and the location. */
  readonly goBack: (way: Way) => Promise<{ readonly status: number; readonly location: string | null }>;
}

const form = (fields: Readonly<Record<string, string>>) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});

export function cardClient(backend: () => TestBackend): CardClient {
  const orders = orderClient(backend);
  return {
    placed: async (method = "3") =>
      await orders.placed({ cart_id: await orders.readyCart({ payment_method: method }) }),
    async shown(id) {
      const { data } = await backend().ask<{ orderByTransaction: Shown }>(
        "query ($id: ID!) { orderByTransaction(transaction_id: $id) { status { code } payment { status refusal can_retry } events { status { code } } } }",
        { id },
      );
      return data.orderByTransaction;
    },
    async startPayment(id) {
      const { data } = await backend().ask<{ startPayment: { rewrite_url: string | null } } | null>(
        "mutation ($id: ID!) { startPayment(transaction_id: $id) { rewrite_url order { status { code } } } }",
        { id },
      );
      return data?.startPayment.rewrite_url ?? null;
    },
    async choose(payAt, choice) {
      const { address, fields = {} } = payAt.includes("/simulator/")
        ? { address: payAt }
        : formIn(await (await backend().fetch(payAt)).text());
      const response = await backend().fetch(address, form({ ...fields, choice }));
      if (response.status === 200) return formIn(await response.text());
      const location = response.headers.get("location");
      if (location === null) throw new Error(`The simulator answers ${response.status}`);
      return { address: location };
    },
    async goBack({ address, fields }) {
      const { status, headers } = await backend().fetch(address, fields && form(fields));
      return { status, location: headers.get("location") };
    },
  };
}
