import { isRefused } from "@kamra/core";
import { useState } from "react";
import type { FormFailure } from "@kamra/react";
import { formFailure } from "./formFailure.ts";
import { useStorefrontShop } from "./useStorefrontShop.ts";

type Sending = { readonly state: "idle" | "sending" | "sent" } & FormFailure;

const idle: Sending = { state: "idle", fields: {}, message: null };

/** Sends a form and follows its state: a failure shows, and allows a retry. */
export function useSending(): Sending & { readonly send: (promise: Promise<unknown>) => void } {
  const shop = useStorefrontShop();
  const [sending, setSending] = useState(idle);
  const fail = (error: unknown) => setSending({ state: "idle", ...formFailure(shop, error) });
  return {
    ...sending,
    send: (promise) => {
      setSending({ ...idle, state: "sending" });
      promise.then((result) => (isRefused(result) ? fail(result.error) : setSending({ ...idle, state: "sent" })), fail);
    },
  };
}
