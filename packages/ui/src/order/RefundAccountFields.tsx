import type { RefundAccount } from "@kamra/core/orders";
import { TextField } from "../field/TextField.tsx";
import type { BoxRoot } from "../layout/Box.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useTexts } from "../text/useTexts.ts";
import { orderTexts } from "./text.hu.ts";

/** Props of `RefundAccountFields`: the account, what is wrong with it, and those of its root element. */
export interface RefundAccountFieldsProps extends BoxRoot {
  /** What stands in the fields, which are sent as `holder` and `number`. */
  readonly value: RefundAccount;
  /** Called at each key with both. */
  readonly onChange: (account: RefundAccount) => void;
  /** What is wrong with each; null for a right one. */
  readonly errors: Readonly<Record<keyof RefundAccount, string | null>>;
}

/**
 * The bank account to which cash is refunded.
 *
 * @rule LAW-11
 */
export const RefundAccountFields = ({ value, onChange, errors, ...root }: RefundAccountFieldsProps) => {
  const texts = useTexts("order", orderTexts).withdrawal;
  return (
    <Stack {...root}>
      <TextField
        label={texts.holder}
        name="holder"
        value={value.holder}
        onChange={(holder) => onChange({ ...value, holder })}
        autoComplete="name"
        required
        error={errors.holder}
      />
      <TextField
        label={texts.account}
        description={texts.accountHint}
        name="number"
        value={value.number}
        onChange={(number) => onChange({ ...value, number })}
        autoComplete="off"
        required
        spellCheck="false"
        error={errors.number}
      />
    </Stack>
  );
};
