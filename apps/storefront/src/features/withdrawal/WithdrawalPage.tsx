import type { Order, OrderLine } from "@kamra/core/orders";
import { formatQuantity, momentText } from "@kamra/core/text";
import { Button, ButtonLink, Checkbox, Notice, Section, TextField } from "@kamra/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { orderText } from "../order/text.hu.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { formPaths } from "../paths/formPaths.ts";
import { withdrawalText as text } from "./text.hu.ts";
import type { WithdrawalData } from "./withdrawalLoader.ts";
import styles from "./Withdrawal.module.css";
import { pieceField, takeField } from "./withdrawnProducts.ts";
import { orderByLinkPath, orderPath } from "../paths/orderPaths.ts";

/** A product to withdraw from. What was pressed before the scripts came stays. */
function Line({ line }: { readonly line: OrderLine }) {
  const { productId, name, unitName, withdrawableQuantity } = line;
  const [isTaken, setIsTaken] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => setIsTaken(inputRef.current?.checked ?? false), []);
  return (
    <li className={styles.line}>
      <Checkbox ref={inputRef} name={takeField(productId)} value="on" isSelected={isTaken} onChange={setIsTaken}>
        {name}
      </Checkbox>
      <TextField
        label={text.quantity(name)}
        description={text.quantityHint(formatQuantity(withdrawableQuantity, unitName))}
        name={pieceField(productId)}
        defaultValue={String(withdrawableQuantity).replace(".", ",")}
        inputMode="decimal"
        autoComplete="off"
        width="short"
      />
    </li>
  );
}

/** Perishable lines, which cannot be returned; lines that were already withdrawn from are not among them. */
const unreturnableLines = ({ lines, withdrawals }: Order) =>
  lines.filter(
    ({ productId, withdrawableQuantity }) =>
      withdrawableQuantity === 0 &&
      !withdrawals.some(({ products }) => products.some((product) => product.productId === productId)),
  );

function Products({ order, reference }: WithdrawalData) {
  const unreturnable = unreturnableLines(order);
  return (
    <form className={styles.form} method="post" action={formPaths.withdrawal}>
      {"id" in reference ? (
        <input type="hidden" name="order" value={reference.id} />
      ) : (
        <input type="hidden" name="transaction" value={reference.transactionId} />
      )}
      <ul role="list" className={styles.lines}>
        {order.lines
          .filter(({ withdrawableQuantity }) => withdrawableQuantity > 0)
          .map((line) => (
            <Line key={line.productId} line={line} />
          ))}
      </ul>
      {unreturnable.length > 0 && (
        <div>
          <p>{text.notReturnable}</p>
          <ul>
            {unreturnable.map(({ productId, name }) => (
              <li key={productId}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button type="submit">{text.next}</Button>
      </div>
    </form>
  );
}

/**
 * The first step of a withdrawal, without scripts too: what from. The server answers with the second.
 *
 * @rule LAW-11
 */
export function WithdrawalPage() {
  const { order, reference } = useLoaderData<WithdrawalData>();
  const title = text.orderTitle(order.id);
  const isPossible = order.lines.some(({ withdrawableQuantity }) => withdrawableQuantity > 0);
  const back = "id" in reference ? orderPath(reference.id) : orderByLinkPath(reference.transactionId);
  return (
    <Page>
      <PageMeta title={title} description={text.lead} canonicalPath={null} />
      <div className={styles.page}>
        <h1>{title}</h1>
        <p>{text.lead}</p>
        {order.withdrawals.map(({ id, createdAt }) => (
          <Notice key={id} tone="info" title={text.done}>
            <p>{text.receipt(id, momentText(new Date(createdAt)))}</p>
            <p>{orderText.withdrawal.receiptHelp}</p>
          </Notice>
        ))}
        {isPossible ? (
          <Section title={text.choose}>
            <Products order={order} reference={reference} />
          </Section>
        ) : (
          <p>{text.nothingLeft}</p>
        )}
        <div>
          <ButtonLink variant="secondary" href={back}>
            {text.toOrder}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
