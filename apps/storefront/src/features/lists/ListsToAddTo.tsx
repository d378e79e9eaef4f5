import { lists as listsCapability, orThrow } from "@kamra/core";
import type { Product } from "@kamra/core/product";
import { useLists, useOpened } from "@kamra/react";
import { Link, ListChoice, Notice } from "@kamra/ui";
import { useEffect, useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useShopWithLists } from "../../shop/useShopWithLists.ts";
import styles from "./ListsToAddTo.module.css";
import { ListNameForm } from "./ListNameForm.tsx";
import { listPath } from "../paths/listPath.ts";
import { listsText as text } from "./text.hu.ts";

export interface ListedProduct {
  readonly product: Pick<Product, "id">;
  /** In default units. */
  readonly quantity: number;
}

interface ListsToAddToProps {
  readonly lines: ReadonlyArray<ListedProduct>;
}

/** The lists to choose from. They are opened with the first press for them. */
export function ListsToAddTo(props: ListsToAddToProps) {
  useOpened(listsCapability);
  return <OpenedLists {...props} />;
}

/** Existing products stay, with at least the added quantity. */
function OpenedLists({ lines }: ListsToAddToProps) {
  const shop = useShopWithLists();
  const { lists, failure } = useLists();
  const { message, send } = useSending();
  const [added, setAdded] = useState<{ readonly id: string; readonly name: string } | null>(null);
  useEffect(() => {
    // A failure shows in the lists' state.
    void shop.lists.refresh();
  }, [shop]);

  const add = (listId: string) => {
    const list = lists?.find(({ id }) => id === listId);
    if (list === undefined) return;
    const quantityOf = (id: string) => list.products.find(({ productId }) => productId === id)?.quantity ?? 0;
    const missing = lines.filter(({ product, quantity }) => quantityOf(product.id) < quantity);
    const sent = missing.map(({ product, quantity }) =>
      shop.lists.setQuantity({ listId, productId: product.id, quantity }),
    );
    send(
      Promise.all(sent).then((results) => {
        for (const result of results) orThrow(result);
        setAdded(list);
      }),
    );
  };
  const create = async (name: string) => setAdded({ name, id: orThrow(await shop.lists.create({ name, lines })) });

  if (added !== null)
    return (
      <Notice tone="info" title={text.isAdded(added.name)}>
        <Link href={listPath(added.id)}>{text.open}</Link>
      </Notice>
    );
  const problem = message ?? (failure === null ? null : shop.errorText(failure));
  return (
    <div className={styles.choice} aria-busy={lists === null}>
      {problem !== null && <Notice tone="danger" title={problem} />}
      <ListChoice
        lists={(lists ?? []).map(({ id, name, products }) => ({
          id,
          name,
          isOnList: lines.every(({ product }) => products.some(({ productId }) => productId === product.id)),
        }))}
        onChange={add}
      />
      <ListNameForm
        name="uj-lista-termekhez"
        label={text.newName}
        submit={text.create}
        working={text.creating}
        onSend={create}
      />
    </div>
  );
}
