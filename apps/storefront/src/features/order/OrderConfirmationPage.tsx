import { Button } from "@kamra/ui";
import { useParams } from "react-router-dom";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import { formPaths } from "../paths/formPaths.ts";
import { orderText } from "./text.hu.ts";

const text = orderText.confirm;

/**
 * The page behind the button of a mail that confirms an order. A plain form, with and without scripts.
 *
 * @rule LIMIT-3
 */
export function OrderConfirmationPage() {
  const { transactionId = "", token = "" } = useParams();
  return (
    <Page>
      <ContentHead title={text.title} lead={text.lead} path={null} />
      <form method="post" action={formPaths.orderConfirmation}>
        <input type="hidden" name="transaction" value={transactionId} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="from" value={`/megrendeles/statusz/${transactionId}`} />
        <Button type="submit">{text.press}</Button>
      </form>
    </Page>
  );
}
