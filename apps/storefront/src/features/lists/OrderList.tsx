import type { HeldListLine } from "@kamra/core/lists";
import type { Product } from "@kamra/core/product";
import { Button, Icon, Link } from "@kamra/ui";
import { ReorderReport } from "../reorder/ReorderReport.tsx";
import { useReorder } from "../reorder/useReorder.ts";
import { paths } from "../paths/paths.ts";
import { nameOnList } from "./nameOnList.ts";
import styles from "./ListPage.module.css";
import { listsText as text } from "./text.hu.ts";

interface OrderListProps {
  readonly lines: ReadonlyArray<HeldListLine>;
  readonly products: ReadonlyArray<Product>;
}

/** Adds a whole list to the cart, and reports unavailable products. */
export function OrderList({ lines, products }: OrderListProps) {
  const { isSending, order, result } = useReorder();
  const wanted = lines
    .filter(({ isTicked }) => !isTicked)
    .map((line) => ({
      productId: line.productId,
      quantity: line.quantity,
      name: nameOnList(line, products),
      alternativeQuantity: null,
      quantityType: "default" as const,
    }));
  return (
    <div className={styles.order}>
      <div>
        <Button isPending={isSending} isDisabled={wanted.length === 0} onPress={() => order(wanted)}>
          <Icon name="basket" size="small" />
          {isSending ? text.ordering : text.orderAll}
        </Button>
      </div>
      <ReorderReport {...result}>
        <Link href={paths.cart}>{text.toCart}</Link>
      </ReorderReport>
    </div>
  );
}
