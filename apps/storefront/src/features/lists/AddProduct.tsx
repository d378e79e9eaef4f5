import type { ShopLists } from "@kamra/core";
import { catalogueTexts } from "@kamra/core/catalogue";
import type { Product } from "@kamra/core/product";
import { useCart } from "@kamra/react";
import { ProductPicker } from "@kamra/ui";
import { useEffect, useRef, useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import styles from "./ListPage.module.css";
import { listsText } from "./text.hu.ts";

/** The delay after typing before a request. */
const pauseMs = 150;

interface AddProductProps {
  readonly now: Date;
  readonly onAdd: (product: Product) => void;
  /** Writes a text on the list. */
  readonly onWrite: (text: string) => ReturnType<ShopLists["setText"]>;
}

/**
 * The field that adds products to a list: suggestions while typing, and Enter picks the first. What cannot be found, or not now, is
 * written as a text.
 *
 * @rule LIST-11
 */
export function AddProduct({ now, onAdd, onWrite }: AddProductProps) {
  const shop = useStorefrontShop();
  const { catalogue } = shop;
  const carriers = useCart((state) => state.carriers);
  const [products, setProducts] = useState<ReadonlyArray<Product> | null>(null);
  const [message, setMessage] = useState("");
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const add = (product: Product) => {
    setMessage(listsText.added(product.name));
    onAdd(product);
  };
  const propose = (term: string) => {
    asking.current?.abort();
    setProducts(null);
    if (term.trim() === "") return;
    const { signal } = (asking.current = new AbortController());
    const timer = setTimeout(() => {
      catalogue.suggestions(term.trim(), { signal }).then(
        (found) => {
          if (!signal.aborted) setProducts(found.products);
        },
        () => {
          if (!signal.aborted) setProducts([]);
        },
      );
    }, pauseMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  const write = (text: string) => {
    setMessage(listsText.written(text));
    void onWrite(text).then((result) => {
      if (result.kind === "refused") setMessage(shop.errorText(result.error));
    });
  };
  const addFirst = (term: string) => {
    const writeIt = () => write(term);
    catalogue.suggestions(term).then(({ products: [first], correctedTerm }) => {
      // Goods of another word are chosen from the suggestions, not by Enter.
      if (correctedTerm !== null) setMessage(catalogueTexts.corrected(term, correctedTerm));
      else if (first === undefined) writeIt();
      else add(first);
    }, writeIt);
  };
  return (
    <div>
      <ProductPicker
        products={products}
        now={now}
        carriers={carriers}
        onTermChange={propose}
        onAdd={add}
        onEnter={addFirst}
        onWrite={write}
      />
      <p className={styles.added} role="status">
        {message}
      </p>
    </div>
  );
}
