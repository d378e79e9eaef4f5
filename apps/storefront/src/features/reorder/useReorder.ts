import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { reorder, type Reordered } from "./reorder.ts";

/** Adds lines to the cart, and tracks the result: added and unavailable ones, or the error. */
export function useReorder() {
  const shop = useStorefrontShop();
  const { state, message: failure, send } = useSending();
  const [report, setReport] = useState<Reordered | null>(null);
  const isSending = state === "sending";
  return {
    isSending,
    order: (lines: Parameters<typeof reorder>[1]) => send(reorder(shop, lines).then(setReport)),
    result: { failure, report: isSending || failure !== null ? null : report },
  };
}
