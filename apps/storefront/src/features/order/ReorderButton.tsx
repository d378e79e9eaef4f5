import type { Order } from "@kamra/core/order";
import { Button } from "@kamra/ui";
import { ReorderReport } from "./ReorderReport.tsx";
import { orderText } from "./text.hu.ts";
import { useReorder } from "./useReorder.ts";

const text = orderText.reorder;

/** Puts the goods of an order into the cart again, and reports what could not be had. */
export function ReorderButton({ order: { lines } }: { readonly order: Pick<Order, "lines"> }) {
  const { isSending, order, result } = useReorder();
  return (
    <>
      <Button variant="secondary" onPress={() => order(lines)} isPending={isSending}>
        {text.press}
      </Button>
      <ReorderReport {...result} title={text.added} missed={text.missed} />
    </>
  );
}
