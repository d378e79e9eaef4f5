import { addressText } from "@kamra/core/delivery";
import type { DialogOf } from "@kamra/core/modal";
import { dialogText } from "./text.hu.ts";

/** Where the order goes that a cart could travel with, and what that saves. */
export function linkingText({ orders, preselected }: DialogOf<"linkOrders">) {
  const order = orders.find(({ id }) => id === preselected);
  return (
    <>
      {order !== undefined && <p>{addressText(order.shippingAddress)}</p>}
      <p>{dialogText.linkOrders.body}</p>
    </>
  );
}
