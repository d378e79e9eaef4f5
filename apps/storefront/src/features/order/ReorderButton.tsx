import type { Order } from "@kamra/core/orders";
import { Button } from "@kamra/ui";
import { ReorderReport } from "../reorder/ReorderReport.tsx";
import { orderText } from "./text.hu.ts";
import { useReorder } from "../reorder/useReorder.ts";

/** Adds an order's products to the cart again, and reports unavailable ones. */
export function ReorderButton({ order: { lines } }: { readonly order: Pick<Order, "lines"> }) {
  const { isSending, order, result } = useReorder();
  return (
    <>
      <Button variant="secondary" onPress={() => order(lines)} isPending={isSending}>
        {orderText.reorder}
      </Button>
      <ReorderReport {...result} />
    </>
  );
}
