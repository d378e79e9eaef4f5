import type { HeldListLine, ListView } from "@kamra/core/lists";
import { type Product, stepUp } from "@kamra/core/product";
import { useUndeliverableProduct, useList } from "@kamra/react";
import { ButtonLink, EmptyState, Icon, Link, ListLine, Skeleton, VisuallyHidden } from "@kamra/ui";
import { useLoaderData, useParams } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { productPath } from "../paths/productPath.ts";
import { paths } from "../paths/paths.ts";
import { AddProduct } from "./AddProduct.tsx";
import styles from "./ListPage.module.css";
import type { ListProducts } from "./listLoader.ts";
import { OrderList } from "./OrderList.tsx";
import { SharePanel } from "./SharePanel.tsx";
import { listsText as text } from "./text.hu.ts";
import { useFreshLists } from "./useFreshLists.ts";
import { useHeldLines } from "./useHeldLines.ts";
import { useListProducts } from "./useListProducts.ts";

/**
 * A shopping list. Other people's concurrent changes arrive, are announced, and move nothing.
 *
 * @rule LIST-2, LIST-7
 */
export function ListPage() {
  const { listId = "" } = useParams();
  const list = useList(listId);
  useFreshLists();
  return (
    <Page>
      <PageMeta title={list?.name ?? text.gone} description={null} canonicalPath={null} />
      {list === null ? (
        <EmptyState
          icon="list"
          title={text.gone}
          level="h1"
          action={<ButtonLink href={paths.shoppingLists}>{text.allLists}</ButtonLink>}
        >
          <p>{text.goneBody}</p>
        </EmptyState>
      ) : (
        <OpenList key={listId} list={list} />
      )}
    </Page>
  );
}

const ListHead = ({ name }: Pick<ListView, "name">) => (
  <div className={styles.head}>
    <Link variant="standalone" href={paths.shoppingLists}>
      <Icon name="arrowLeft" size="small" />
      {text.title}
    </Link>
    <h1>{name}</h1>
  </div>
);

interface OpenLineProps extends Pick<ReturnType<typeof useHeldLines>, "setQuantity"> {
  readonly list: ListView;
  readonly line: HeldListLine;
  readonly product: Product | null;
  readonly substitute: Product | null;
  readonly now: Date;
  readonly onAdd: (product: Product) => void;
}

function OpenLine({ list, line, product, substitute, now, setQuantity, onAdd }: OpenLineProps) {
  const shop = useStorefrontShop();
  const { productId, quantity, isTicked } = line;
  const error = list.errors[productId];
  return (
    <ListLine
      product={product}
      href={product === null ? paths.shoppingLists : productPath(product)}
      now={now}
      quantity={quantity}
      isTicked={isTicked}
      undeliverable={useUndeliverableProduct(product)}
      substitute={substitute}
      substituteUndeliverable={useUndeliverableProduct(substitute)}
      onTick={(ticked) => setQuantity(productId, ticked ? 0 : quantity)}
      onQuantityChange={(wanted) => setQuantity(productId, wanted)}
      onTakeSubstitute={() => {
        setQuantity(productId, 0);
        if (substitute !== null) onAdd(substitute);
      }}
      isPending={list.pending[productId] === true}
      error={error === undefined ? null : shop.errorText(error)}
    />
  );
}

function OpenList({ list }: { readonly list: ListView }) {
  const { lines, changed, setQuantity } = useHeldLines(list);
  const { products, substitutes, learn, isLoading } = useListProducts(lines, useLoaderData<ListProducts>());
  const now = usePageMoment(products);
  const nameOf = (productId: string) => products.find(({ id }) => id === productId)?.name ?? text.unknownProduct;
  const add = (product: Product) => {
    learn(product);
    const present = list.products.find(({ productId }) => productId === product.id)?.quantity ?? 0;
    setQuantity(product.id, stepUp(present, product.defaultUnit));
  };
  return (
    <div className={styles.page}>
      <ListHead name={list.name} />
      <div className={styles.main}>
        <AddProduct now={now} onAdd={add} />
        <VisuallyHidden>
          <h2 id="items">{text.items}</h2>
        </VisuallyHidden>
        {lines.length === 0 ? (
          <EmptyState icon="list" title={text.nothingTitle}>
            <p>{text.nothing}</p>
          </EmptyState>
        ) : (
          <ul role="list" className={styles.lines} aria-labelledby="items">
            {lines.map((line) => {
              const { productId } = line;
              const product = products.find(({ id }) => id === productId) ?? null;
              return (
                <li key={productId}>
                  {product === null && isLoading(productId) ? (
                    <span className={styles.coming} aria-busy="true">
                      <Skeleton shape="heading" />
                    </span>
                  ) : (
                    <OpenLine
                      list={list}
                      line={line}
                      product={product}
                      substitute={substitutes[productId] ?? null}
                      now={now}
                      setQuantity={setQuantity}
                      onAdd={add}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        )}
        <VisuallyHidden>
          <p role="status">{changed.length > 0 && text.changedByOthers(changed.map(nameOf).join(", "))}</p>
        </VisuallyHidden>
        <OrderList lines={lines} products={products} />
      </div>
      <SharePanel list={list} />
    </div>
  );
}
