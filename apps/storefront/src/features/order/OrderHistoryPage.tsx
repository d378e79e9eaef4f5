import { type Href, ButtonLink, EmptyState, OrderCard, Pagination } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { ProfileShell } from "../profile/ProfileShell.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { paths } from "../paths/paths.ts";
import { type OrderHistoryData, shownGoods } from "./orderHistoryLoader.ts";
import styles from "./OrderHistoryPage.module.css";
import { ReorderButton } from "./ReorderButton.tsx";
import { orderText } from "./text.hu.ts";
import { orderPath } from "../paths/orderPaths.ts";

const hrefOf = (page: number): Href => (page === 1 ? paths.orders : `${paths.orders}?lap=${page}`);

/** All orders of the user, a page at a time, each with a reorder button. */
export function OrderHistoryPage() {
  const now = usePageMoment();
  const { page, pictures } = useLoaderData<OrderHistoryData>();
  return (
    <ProfileShell title={orderText.history}>
      {page.total === 0 ? (
        <EmptyState
          icon="basket"
          title={orderText.noOrders}
          action={<ButtonLink href={paths.home}>{orderText.goOn}</ButtonLink>}
        />
      ) : (
        <>
          <ul role="list" className={styles.orders}>
            {page.orders.map((order) => (
              <li key={order.id}>
                <OrderCard
                  order={order}
                  now={now}
                  href={orderPath(order.id)}
                  images={order.lines.slice(0, shownGoods).map(({ productId }) => pictures[productId] ?? null)}
                >
                  <ReorderButton order={order} />
                </OrderCard>
              </li>
            ))}
          </ul>
          <Pagination page={page.page} lastPage={page.lastPage} hrefOf={hrefOf} />
        </>
      )}
    </ProfileShell>
  );
}
