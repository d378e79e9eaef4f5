import { openingHoursText } from "@kamra/core/content";
import { type Order, stageOf } from "@kamra/core/orders";
import { useMomentText } from "../page/useMomentText.ts";
import { orderText } from "./text.hu.ts";

const text = orderText.pickup;

/** How an order is fetched from the shop: the code, from when, and the opening hours. Nothing once it is closed. */
export function Pickup({ order: { pickup, status } }: { readonly order: Pick<Order, "pickup" | "status"> }) {
  const { moment } = useMomentText();
  const stage = stageOf(status.code);
  if (pickup === null || stage === "delivered" || stage === "canceled") return null;
  const { code, readyFrom, week } = pickup;
  return (
    <>
      {stage === "ready" ? (
        <p>
          <strong>{text.ready}</strong>
        </p>
      ) : (
        readyFrom !== null && (
          <p>
            <strong>{text.readyFrom(moment(readyFrom))}</strong>
          </p>
        )
      )}
      {code !== null && (
        <p>
          {text.code} <strong>{code}</strong>
        </p>
      )}
      {week.length > 0 && <p>{text.hours(openingHoursText(week))}</p>}
    </>
  );
}
