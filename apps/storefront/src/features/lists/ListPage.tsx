import { heldListLines, type HeldListLine, type HeldListText, heldListTexts, type ListView } from "@kamra/core/lists";
import { type Product, type ProductId, stepUp } from "@kamra/core/product";
import { useList, useUndeliverableProduct } from "@kamra/react";
import { ButtonLink, EmptyState, Icon, Link, ListLine, Skeleton, VisuallyHidden } from "@kamra/ui";
import { useState } from "react";
import { useLoaderData, useParams } from "react-router-dom";
import { useShopWithLists } from "../../shop/useShopWithLists.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { paths } from "../paths/paths.ts";
import { productPath } from "../paths/productPath.ts";
import { AddProduct } from "./AddProduct.tsx";
import { ListTexts } from "./ListTexts.tsx";
import styles from "./ListPage.module.css";
import { OrderList } from "./OrderList.tsx";
import { SharePanel } from "./SharePanel.tsx";
import type { ListProducts } from "./listLoader.ts";
import { nameOnList } from "./nameOnList.ts";
import { listsText as text } from "./text.hu.ts";
import { useFreshLists } from "./useFreshLists.ts";
import { useListProducts } from "./useListProducts.ts";

interface Held {
  readonly lines: ReadonlyArray<HeldListLine>;
  readonly texts: ReadonlyArray<HeldListText>;
  /** The latest changes of others. */
  readonly changed: ReadonlyArray<HeldListLine | HeldListText>;
}

type Contents = Pick<ListView, "products" | "texts">;

const nothing: Held = { lines: [], texts: [], changed: [] };

/** The same object when nothing has changed. */
function heldAfter(held: Held, { products, texts: written }: Contents): Held {
  const lines = heldListLines(held.lines, products);
  const texts = heldListTexts(held.texts, written);
  if (lines === held.lines && texts === held.texts) return held;
  const changed = [
    ...lines.filter((line) => !held.lines.includes(line)),
    ...texts.filter((line) => !held.texts.includes(line)),
  ];
  return { lines, texts, changed };
}

const unannounced = (held: Held): Held => ({ ...held, changed: [] });

/**
 * The products and texts of an open list: they keep their places during any change, and mark those changed by others.
 *
 * @rule LIST-7, LIST-11
 */
function useHeldList(list: ListView) {
  const shop = useShopWithLists();
  const [held, setHeld] = useState(() => unannounced(heldAfter(nothing, list)));
  const present = heldAfter(held, list);
  if (present !== held) setHeld(present);

  const acceptOwn = () => {
    const own = shop.lists.state.get().lists?.find(({ id }) => id === list.id);
    if (own !== undefined) setHeld(unannounced(heldAfter(present, own)));
  };
  const setQuantity = (productId: ProductId, quantity: number) => {
    // A refusal shows on the line and as a notice.
    void shop.lists.setQuantity({ listId: list.id, productId, quantity });
    acceptOwn();
  };
  const setText = (text: string, isWanted: boolean) => {
    const writing = shop.lists.setText({ listId: list.id, text, isWanted });
    acceptOwn();
    return writing;
  };
  return { ...present, setQuantity, setText };
}

/**
 * A shopping list. Other people's concurrent changes arrive, are announced, and move nothing.
 *
 * @rule LIST-2, LIST-7, LIST-11
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
      <Icon name="chevronLeft" size="small" />
      {text.title}
    </Link>
    <h1>{name}</h1>
  </div>
);

interface OpenLineProps extends Pick<ReturnType<typeof useHeldList>, "setQuantity"> {
  readonly list: ListView;
  readonly line: HeldListLine;
  readonly product: Product | null;
  readonly substitute: Product | null;
  readonly now: Date;
  readonly onAdd: (product: Product) => void;
}

function OpenLine({ list, line, product, substitute, now, setQuantity, onAdd }: OpenLineProps) {
  const shop = useStorefrontShop();
  const { productId, quantity, deletedName, isTicked } = line;
  const error = list.errors[productId];
  return (
    <ListLine
      product={product}
      deletedName={deletedName}
      href={product === null ? paths.shoppingLists : productPath(product)}
      now={now}
      quantity={quantity}
      isTicked={isTicked}
      undeliverable={useUndeliverableProduct(product)}
      substitute={substitute}
      substituteUndeliverable={useUndeliverableProduct(substitute)}
      onChange={(ticked) => setQuantity(productId, ticked ? 0 : quantity)}
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

const ChangedByOthers = ({ names }: { readonly names: ReadonlyArray<string> }) => (
  <VisuallyHidden>
    <p role="status">{names.length > 0 && text.changedByOthers(names.join(", "))}</p>
  </VisuallyHidden>
);

function OpenList({ list }: { readonly list: ListView }) {
  const { lines, texts, changed, setQuantity, setText } = useHeldList(list);
  const { products, substitutes, learn, isLoading } = useListProducts(lines, useLoaderData<ListProducts>());
  const now = usePageMoment(products);
  const productOf = ({ productId }: HeldListLine) => products.find(({ id }) => id === productId) ?? null;
  const isComing = (line: HeldListLine) => productOf(line) === null && isLoading(line.productId);
  const changedNames = changed.map((line) => ("text" in line ? line.text : nameOnList(line, products)));
  const add = (product: Product) => {
    learn(product);
    const present = list.products.find(({ productId }) => productId === product.id)?.quantity ?? 0;
    setQuantity(product.id, stepUp(present, product.defaultUnit));
  };
  return (
    <div className={styles.page}>
      <ListHead name={list.name} />
      <div className={styles.main}>
        <AddProduct now={now} onAdd={add} onWrite={(written) => setText(written, true)} />
        <VisuallyHidden>
          <h2 id="items">{text.items}</h2>
        </VisuallyHidden>
        {lines.length === 0 && texts.length === 0 && (
          <EmptyState icon="list" title={text.nothingTitle}>
            <p>{text.nothing}</p>
          </EmptyState>
        )}
        {lines.length > 0 && (
          <ul role="list" className={styles.lines} aria-labelledby="items">
            {lines.map((line) => (
              <li key={line.productId}>
                {isComing(line) ? (
                  <span className={styles.coming} aria-busy="true">
                    <Skeleton shape="heading" />
                  </span>
                ) : (
                  <OpenLine
                    list={list}
                    line={line}
                    product={productOf(line)}
                    substitute={substitutes[line.productId] ?? null}
                    now={now}
                    setQuantity={setQuantity}
                    onAdd={add}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <ListTexts texts={texts} onTick={(written, isTicked) => void setText(written, !isTicked)} />
        <ChangedByOthers names={changedNames} />
        <OrderList lines={lines} products={products} />
      </div>
      <SharePanel list={list} />
    </div>
  );
}
