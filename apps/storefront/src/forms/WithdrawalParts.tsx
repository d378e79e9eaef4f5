import { RefundAccountFields, WithdrawalSummary } from "@kamra/ui";
import { orderText } from "../features/order/text.hu.ts";
import type { WithdrawalQuestion } from "./FormOutcome.ts";

/** The page is rendered once, so its fields keep what is typed into them. */
const noop = () => undefined;

/** What a withdrawal takes and gives back, and where the money shall go. */
export const WithdrawalParts = ({ terms, refund, account, problems }: WithdrawalQuestion) => (
  <>
    <WithdrawalSummary terms={terms} />
    <p>
      {orderText.withdrawal.confirmHelp} {refund}
    </p>
    {account !== null && <RefundAccountFields value={account} onChange={noop} errors={problems} />}
  </>
);
