import { Button, Link, Section, TextField } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { useMomentText } from "../page/useMomentText.ts";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import { formPaths } from "../paths/formPaths.ts";
import { withdrawalText as text } from "./text.hu.ts";
import type { WithdrawalStart } from "./withdrawalLoader.ts";
import styles from "./Withdrawal.module.css";
import { ownWithdrawalPath } from "../paths/orderPaths.ts";

/**
 * Where everybody can withdraw from a purchase: a user picks an order, a guest gets a link by mail. Plain forms, with
 * and without scripts.
 *
 * @rule LAW-11
 */
export function WithdrawalStartPage() {
  const { moment } = useMomentText();
  const { orders } = useLoaderData<WithdrawalStart>();
  return (
    <Page>
      <ContentHead title={text.title} lead={text.lead} />
      <div className={styles.page}>
        {orders !== null && (
          <Section title={text.own}>
            {orders.length === 0 && <p>{text.noOwn}</p>}
            <ul role="list">
              {orders.map(({ id, createdAt }) => (
                <li key={id}>
                  <Link variant="standalone" href={ownWithdrawalPath(id)}>
                    {text.ownOrder(id, moment(createdAt))}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={text.guest}>
          <p>{text.guestLead}</p>
          <form className={styles.form} method="post" action={formPaths.withdrawalLink}>
            <TextField
              label={text.orderNumber}
              description={text.orderNumberHint}
              name="order"
              inputMode="numeric"
              autoComplete="off"
              width="medium"
              required
            />
            <TextField label={text.email} name="email" type="email" autoComplete="email" required />
            <div>
              <Button type="submit">{text.send}</Button>
            </div>
          </form>
        </Section>
      </div>
    </Page>
  );
}
