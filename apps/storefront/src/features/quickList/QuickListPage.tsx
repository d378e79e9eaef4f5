import { mostShoppingLines, writeShoppingLine } from "@kamra/core/quickList";
import { useUndeliverableProduct } from "@kamra/react";
import { Button, Link, Notice, QuickListLine, TextArea, useTyped } from "@kamra/ui";
import { useState } from "react";
import { useLoaderData, useNavigate, useNavigation } from "react-router-dom";
import { OrderList } from "../lists/OrderList.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { paths } from "../paths/paths.ts";
import { productPath } from "../paths/productPath.ts";
import { listField, quickListPath } from "../paths/quickListPath.ts";
import { searchPath } from "../paths/searchPath.ts";
import type { QuickEntry, QuickListData } from "./quickListLoader.ts";
import styles from "./QuickListPage.module.css";
import { quickListText as text } from "./text.hu.ts";
import { type QuickLine, useQuickLines } from "./useQuickLines.ts";

interface QuickLineRowProps extends Pick<ReturnType<typeof useQuickLines>, "tick" | "setQuantity" | "choose"> {
  readonly line: QuickLine;
  readonly now: Date;
}

function QuickLineRow({ line, now, tick, setQuantity, choose }: QuickLineRowProps) {
  const { entry, product, quantity, isTicked } = line;
  return (
    <QuickListLine
      text={writeShoppingLine(entry.line)}
      correctedTerm={entry.correctedTerm}
      products={entry.products}
      product={product}
      href={productPath(product)}
      now={now}
      quantity={quantity}
      isTicked={isTicked}
      undeliverable={useUndeliverableProduct(product)}
      onChange={(ticked) => tick(entry, ticked)}
      onQuantityChange={(wanted) => setQuantity(entry, wanted)}
      onProductChange={(chosen) => choose(entry, chosen)}
    />
  );
}

/** The field for the list. Its form leads to the proposals, without scripts too. */
function QuickListForm({ initial }: { readonly initial: string }) {
  const navigate = useNavigate();
  const isFinding = useNavigation().state === "loading";
  const { value: list, onChange, ref: inputRef } = useTyped<HTMLTextAreaElement>(initial);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      method="get"
      action={paths.quickList}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const isEmpty = list.trim() === "";
        setIsMissing(isEmpty);
        if (isEmpty) inputRef.current?.focus();
        else void navigate(quickListPath(list));
      }}
    >
      <TextArea
        label={text.field}
        name={listField}
        rows={6}
        placeholder={text.placeholder}
        description={text.lead}
        error={isMissing ? text.empty : null}
        ref={inputRef}
        value={list}
        onChange={onChange}
        maxLength={4000}
      />
      <div>
        <Button type="submit" isPending={isFinding}>
          {isFinding ? text.finding : text.find}
        </Button>
      </div>
    </form>
  );
}

function Proposals({ entries }: { readonly entries: ReadonlyArray<QuickEntry> }) {
  const { lines, wanted, ...changes } = useQuickLines(entries, { now: usePageMoment() });
  const products = lines.map(({ product }) => product);
  const now = usePageMoment(products);
  if (lines.length === 0) return null;
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">{text.found}</h2>
      <p>{text.foundLead}</p>
      <ul role="list" className={styles.entries}>
        {lines.map((line) => (
          <li key={writeShoppingLine(line.entry.line)}>
            <QuickLineRow {...changes} line={line} now={now} />
          </li>
        ))}
      </ul>
      <div className={styles.order}>
        <OrderList lines={wanted} products={products} />
      </div>
    </section>
  );
}

const Missing = ({ entries }: { readonly entries: ReadonlyArray<QuickEntry> }) =>
  entries.length > 0 && (
    <Notice tone="attention" title={text.missing}>
      <ul>
        {entries.map(({ line }) => (
          <li key={writeShoppingLine(line)}>
            {writeShoppingLine(line)} <Link href={searchPath(line.term)}>{text.searchFor}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );

/**
 * A typed or pasted list becomes products with quantities in one screen.
 *
 * @rule QUICK-4
 */
export function QuickListPage() {
  const { text: list, entries } = useLoaderData<QuickListData>();
  return (
    <Page>
      <PageMeta
        title={text.title}
        description={text.description}
        canonicalPath={list === "" ? paths.quickList : null}
      />
      <div className={styles.page}>
        <h1>{text.title}</h1>
        <QuickListForm key={list} initial={list} />
        {list.trim() !== "" && entries.length === 0 && <Notice tone="attention" title={text.nothing} />}
        {entries.length === mostShoppingLines && <Notice tone="info" title={text.tooLong(mostShoppingLines)} />}
        <Missing entries={entries.filter(({ products }) => products.length === 0)} />
        <Proposals key={`of ${list}`} entries={entries} />
      </div>
    </Page>
  );
}
