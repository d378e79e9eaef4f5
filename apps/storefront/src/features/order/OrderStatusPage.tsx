import { isCanceledOrder, type Order, orderProgress, paymentOutcome, stageOf } from "@kamra/core/orders";
import { ButtonLink, Notice, OrderProgress, Section, Stack } from "@kamra/ui";
import { type RefObject, useEffect, useRef } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { AddToList } from "../lists/AddToList.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import { storeWaiting } from "../missing/waitingOrder.ts";
import { Page } from "../page/Page.tsx";
import { useMomentText } from "../page/useMomentText.ts";
import { paths } from "../paths/paths.ts";
import { ProfileShell } from "../profile/ProfileShell.tsx";
import { BriefOrder } from "./BriefOrder.tsx";
import type { OrderData, OrderResult } from "./orderLoader.ts";
import { OrderView } from "./OrderView.tsx";
import { paymentSteps } from "./paymentSteps.ts";
import { ReorderButton } from "./ReorderButton.tsx";
import { orderText } from "./text.hu.ts";
import { useFollowedOrder } from "./useFollowedOrder.ts";

/** Moves the focus to the element when the order is cancelled on this page. */
function useCancelFocus<Target extends HTMLElement>(order: Order): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const isCanceled = isCanceledOrder(order);
  const before = useRef(isCanceled);
  useEffect(() => {
    if (isCanceled && !before.current) target.current?.focus();
    before.current = isCanceled;
  }, [isCanceled]);
  return target;
}

function headingOf(order: Order): string {
  const stage = stageOf(order.status.code) ?? "placed";
  const isUnpaid = stage === "placed" && paymentSteps[paymentOutcome(order)].isUnpaid;
  return isUnpaid ? orderText.unpaidTitle : orderText.headings[stage];
}

/** The page after ordering or paying. */
export function OrderStatusPage() {
  const { order: loaded, reference, pictures } = useLoaderData<OrderData>();
  const followed = useFollowedOrder(loaded, reference);
  const { order } = followed;
  const { pathname: path } = useLocation();
  useEffect(() => storeWaiting(order, { path }), [order, path]);
  const heading = useCancelFocus<HTMLHeadingElement>(order);
  const now = useStorefrontShop().now();
  return (
    <Page>
      <PageMeta title={orderText.title(order.id)} description={orderText.description} canonicalPath={null} />
      <Stack gap={2}>
        <h1 ref={heading} tabIndex={-1}>
          {headingOf(order)}
        </h1>
        <p>
          <strong>{orderText.number(order.id)}</strong>{" "}
          {order.contactPerson !== null &&
            order.confirmUntil === null &&
            stageOf(order.status.code) === "placed" &&
            orderText.confirmation(order.contactPerson.email)}
        </p>
      </Stack>
      {order.confirmUntil !== null && <Unconfirmed order={order} until={order.confirmUntil} />}
      {order.isBrief && "transactionId" in reference ? (
        <>
          <BriefOrder transactionId={reference.transactionId} onChange={followed.show} />
          <Section title={orderText.status}>
            <OrderProgress stages={orderProgress(order)} now={now} />
          </Section>
        </>
      ) : (
        <OrderView
          followed={followed}
          reference={reference}
          pictures={pictures}
          actions={(shown) => <Reorder order={shown} />}
        />
      )}
    </Page>
  );
}

/** The order waits for a press in a mail. */
function Unconfirmed({ order, until }: { readonly order: Order; readonly until: string }) {
  const text = useMomentText();
  return (
    <Notice tone="attention" title={orderText.confirm.waiting}>
      <p>{orderText.confirm.waitingHelp(order.contactPerson?.email ?? "", text.until(until))}</p>
    </Notice>
  );
}

/** A cancelled card payment offers it at the top already. */
function Reorder({ order }: { readonly order: Order }) {
  return !paymentSteps[paymentOutcome(order)].reorders && <ReorderButton order={order} />;
}

const OrderActions = ({ order }: { readonly order: Order }) => (
  <>
    <ReorderButton order={order} />
    <AddToList lines={order.lines.map(({ productId, quantity }) => ({ product: { id: productId }, quantity }))} />
  </>
);

/** One of the user's orders. */
export function OrderDetailPage() {
  const { order: loaded, reference, pictures } = useLoaderData<OrderData>();
  const followed = useFollowedOrder(loaded, reference);
  const notice = useCancelFocus<HTMLParagraphElement>(followed.order);
  return (
    <ProfileShell title={orderText.title(loaded.id)}>
      {isCanceledOrder(followed.order) && (
        <p ref={notice} tabIndex={-1}>
          <strong>{orderText.headings.canceled}</strong>
        </p>
      )}
      <OrderView
        followed={followed}
        reference={reference}
        pictures={pictures}
        actions={(order) => <OrderActions order={order} />}
      />
    </ProfileShell>
  );
}

/** The result page without an order: nothing to show but links on. */
export function OrderResultPage() {
  const { unproved } = useLoaderData<OrderResult>();
  const { title, help } = unproved === null ? orderText.nothing : orderText.unproved[unproved];
  return (
    <Page>
      <PageMeta title={orderText.resultTitle} description={orderText.description} canonicalPath={null} />
      <h1>{orderText.resultTitle}</h1>
      <Notice tone={unproved === null ? "info" : "attention"} title={title}>
        <p>{help}</p>
        <div>
          <ButtonLink href={paths.home} variant="secondary">
            {orderText.goOn}
          </ButtonLink>
        </div>
      </Notice>
    </Page>
  );
}
