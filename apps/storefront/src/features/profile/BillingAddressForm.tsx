import type { BillingAddress } from "@kamra/core/payment";
import { useUser } from "@kamra/react";
import {
  AddressFields,
  ButtonLink,
  Checkbox,
  ErrorSummary,
  Form,
  FormActions,
  TaxNumberField,
  TextField,
} from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";
import { billingProblems, billingValues, toBillingAddress } from "../address/addressValues.ts";
import { addressText } from "../address/text.hu.ts";
import type { AddressFrame } from "./KeptAddresses.tsx";
import { profileText } from "./text.hu.ts";
import { useAddressForm } from "./useAddressForm.ts";

const text = profileText.addressForm;

interface BillingAddressFormProps extends AddressFrame {
  /** The address to change; null for a new one. */
  readonly address: BillingAddress | null;
}

/** A billing address: a person, or a company with its tax number. */
export function BillingAddressForm({ address, onSaved, cancelHref }: BillingAddressFormProps) {
  const shop = useStorefrontShop();
  const user = useUser();
  const { form, lookup, onSubmit } = useAddressForm({
    name: `szamlazasi-cim-${address?.id ?? "uj"}`,
    initial: billingValues(address ?? { name: user?.name ?? null }),
    labels: { ...addressText.labels, isCompany: addressText.isCompany },
    problemsOf: billingProblems,
    send: async (values) => {
      const account = await accountOf(shop);
      return address === null
        ? account.createBillingAddress(toBillingAddress(values))
        : account.updateBillingAddress(toBillingAddress(values, { before: address }));
    },
    onSaved,
  });
  const name = form.text("name");
  const { isCompany } = form.values;
  return (
    <Form {...form.frame} onSubmit={onSubmit} label={address === null ? text.added : text.changed}>
      <ErrorSummary {...form.summary} />
      <Checkbox {...form.toggle("isCompany")}>{addressText.isCompany}</Checkbox>
      <TextField
        {...name}
        label={isCompany ? addressText.companyName : name.label}
        autoComplete={isCompany ? "billing organization" : "billing name"}
        enterKeyHint="next"
      />
      {isCompany && <TaxNumberField {...form.text("vatNumber")} />}
      <AddressFields field={form.text} lookup={lookup} purpose="billing" />
      <FormActions label={text.save} workingLabel={text.saving} isWorking={form.isSending}>
        <ButtonLink variant="quiet" href={cancelHref}>
          {text.cancel}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
