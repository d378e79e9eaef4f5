import { hrefFrom, ButtonLink, Notice } from "@kamra/ui";
import { useSyncExternalStore } from "react";
import { missingText } from "./text.hu.ts";
import { readWaiting } from "./waitingOrder.ts";

const text = missingText.waiting;

const listen = (changed: () => void) => {
  window.addEventListener("pageshow", changed);
  return () => window.removeEventListener("pageshow", changed);
};
const shown = () => JSON.stringify(readWaiting());
const onServer = () => "null";

/**
 * A link to this browser's order with a pending payment, on the pages where its shopper looks for it.
 *
 * @rule ORDER-10
 */
export function WaitingOrderNotice() {
  // A text, which is equal as long as the order is.
  const isThere = useSyncExternalStore(listen, shown, onServer) !== "null";
  const order = isThere ? readWaiting() : null;
  if (order === null) return null;
  return (
    <Notice tone="info" title={text.title(order.id)}>
      <div>
        <ButtonLink variant="secondary" href={hrefFrom(order.path)}>
          {text.goOn}
        </ButtonLink>
      </div>
    </Notice>
  );
}
