import { mostShoppingLines, writeShoppingLine } from "@kamra/core/quickList";
import { Link, Notice } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { OrderList } from "../lists/OrderList.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { paths } from "../paths/paths.ts";
import { searchPath } from "../paths/searchPath.ts";
import { QuickLineRow } from "./QuickLineRow.tsx";
import { QuickListForm } from "./QuickListForm.tsx";
import styles from "./QuickListPage.module.css";
import type { QuickEntry, QuickListData } from "./quickListLoader.ts";
import { quickListText as text } from "./text.hu.ts";
import { useQuickLines } from "./useQuickLines.ts";

function Proposals({ entries }: { readonly entries: ReadonlyArray<QuickEntry> }) {
  const { lines, wanted, ...changes } = useQuickLines(entries);
  const products = lines.map(({ product }) => product);
  const now = usePageMoment(products);
  if (lines.length === 0) return null;
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">{text.found}</h2>
      <p>{text.foundLead}</p>
      <ul role="list" className={styles.entries}>
        {lines.map((line) => (
          <QuickLineRow key={writeShoppingLine(line.entry.line)} {...changes} line={line} now={now} />
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
