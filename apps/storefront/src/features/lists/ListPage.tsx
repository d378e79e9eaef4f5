import type { ListView } from "@kamra/core/lists";
import { type Product, stepUp } from "@kamra/core/product";
import { useList } from "@kamra/react";
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
import type { ListProducts } from "./loadListProducts.ts";
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

function OpenList({ list }: { readonly list: ListView }) {
  const shop = useStorefrontShop();
  const { lines, changed, setQuantity } = useHeldLines(list);
  const { products, substitutes, learn, isLoading } = useListProducts(lines, useLoaderData<ListProducts>());
  const now = usePageMoment(products);
  const productBy = (productId: string) => products.find(({ id }) => id === productId) ?? null;
  const add = (product: Product) => {
    learn(product);
    const present = list.products.find(({ productId }) => productId === product.id)?.quantity ?? 0;
    setQuantity(product.id, stepUp(present, product.defaultUnit));
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Link variant="standalone" href={paths.shoppingLists}>
          <Icon name="arrowLeft" size="small" />
          {text.title}
        </Link>
        <h1>{list.name}</h1>
      </div>
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
            {lines.map(({ productId, quantity, isTicked }) => {
              const product = productBy(productId);
              const substitute = substitutes[productId] ?? null;
              const error = list.errors[productId];
              return (
                <li key={productId}>
                  {product === null && isLoading(productId) ? (
                    <span className={styles.coming} aria-busy="true">
                      <Skeleton shape="heading" />
                    </span>
                  ) : (
                    <ListLine
                      product={product}
                      href={product === null ? paths.shoppingLists : productPath(product)}
                      now={now}
                      quantity={quantity}
                      isTicked={isTicked}
                      substitute={substitute}
                      onTick={(ticked) => setQuantity(productId, ticked ? 0 : quantity)}
                      onQuantityChange={(wanted) => setQuantity(productId, wanted)}
                      onTakeSubstitute={() => {
                        setQuantity(productId, 0);
                        if (substitute !== null) add(substitute);
                      }}
                      isPending={list.pending[productId] === true}
                      error={error === undefined ? null : shop.errorText(error)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        )}
        <VisuallyHidden>
          <p role="status">
            {changed.length > 0 &&
              text.changedByOthers(changed.map((id) => productBy(id)?.name ?? text.unknownProduct).join(", "))}
          </p>
        </VisuallyHidden>
        <OrderList lines={lines} products={products} />
      </div>
      <SharePanel list={list} />
    </div>
  );
}
