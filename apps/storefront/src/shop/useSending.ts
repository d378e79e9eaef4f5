import { isRefused } from "@kamra/core";
import { useState } from "react";
import type { FormFailure } from "@kamra/react";
import { sentFailure } from "./sentFailure.ts";
import { useStorefrontShop } from "./useStorefrontShop.ts";

type Sending = { readonly state: "idle" | "sending" | "sent" } & FormFailure;

const idle: Sending = { state: "idle", fields: {}, message: null };

/**
 * Sends a form and follows its state: a failure allows a retry, and has a message, unless it is about one of the fields that the
 * caller shows.
 */
export function useSending(
  shown: ReadonlyArray<string> = [],
): Sending & { readonly send: (promise: Promise<unknown>) => void } {
  const shop = useStorefrontShop();
  const [sending, setSending] = useState(idle);
  const fail = (error: unknown) => setSending({ state: "idle", ...sentFailure(shop, error, { shown }) });
  return {
    ...sending,
    send: (promise) => {
      setSending({ ...idle, state: "sending" });
      promise.then((result) => (isRefused(result) ? fail(result.error) : setSending({ ...idle, state: "sent" })), fail);
    },
  };
}
