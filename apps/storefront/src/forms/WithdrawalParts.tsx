import { formatHuf, formatQuantity } from "@kamra/core/text";
import { TextField } from "@kamra/ui";
import { orderText } from "../features/order/text.hu.ts";
import type { WithdrawalQuestion } from "./FormOutcome.ts";

const text = orderText.withdrawal;

/** The names of the fields of the account. */
export const accountFields = { holder: "holder", number: "account" } as const;

/** What a withdrawal takes and gives back, and where the money shall go. */
export const WithdrawalParts = ({ terms, refund, account, problems }: WithdrawalQuestion) => (
  <>
    <ul>
      {terms.products.map(({ productId, name, quantity, unitName }) => (
        <li key={productId}>
          {name}
          {"\u00a0· "}
          {formatQuantity(quantity, unitName)}
        </li>
      ))}
    </ul>
    <p>
      <strong>{text.amount(formatHuf(terms.amount))}</strong>
    </p>
    <p>
      {text.confirmHelp} {refund}
    </p>
    {account !== null && (
      <>
        <TextField
          label={text.holder}
          name={accountFields.holder}
          defaultValue={account.holder}
          autoComplete="name"
          error={problems.holder}
          required
        />
        <TextField
          label={text.account}
          description={text.accountHint}
          name={accountFields.number}
          defaultValue={account.number}
          autoComplete="off"
          error={problems.number}
          required
        />
      </>
    )}
  </>
);
