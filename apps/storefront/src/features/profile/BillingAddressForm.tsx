import type { BillingAddress } from "@kamra/core/payment";
import { useUser } from "@kamra/react";
import { AddressFields, Checkbox, TaxNumberField, TextField } from "@kamra/ui";
import { billedAs, billingProblems, billingValues, toBillingAddress } from "../address/addressValues.ts";
import { addressText } from "../address/text.hu.ts";
import { AddressForm } from "./AddressForm.tsx";
import type { AddressFrame } from "./SavedAddresses.tsx";
import { useAddressForm } from "./useAddressForm.ts";

interface BillingAddressFormProps extends AddressFrame {
  /** The address to change; null for a new one. */
  readonly address: BillingAddress | null;
}

/** A billing address: a person, or a company with its tax number. */
export function BillingAddressForm({ address, onSaved, cancelHref }: BillingAddressFormProps) {
  const user = useUser();
  const { form, lookup, streets, onSubmit } = useAddressForm({
    name: `szamlazasi-cim-${address?.id ?? "uj"}`,
    initial: billingValues(address ?? { name: user?.name ?? null }),
    labels: { ...addressText.labels, isCompany: addressText.isCompany },
    problemsOf: billingProblems,
    save: (values, account) =>
      address === null
        ? account.createBillingAddress(toBillingAddress(values))
        : account.updateBillingAddress(toBillingAddress(values, { before: address })),
    onSaved,
  });
  const name = form.text("name");
  const { isCompany } = form.values;
  return (
    <AddressForm form={form} onSubmit={onSubmit} isNew={address === null} cancelHref={cancelHref}>
      <Checkbox
        {...form.toggle("isCompany")}
        onChange={(isCompany) => form.fill(billedAs(isCompany, { name: name.value, person: user?.name ?? null }))}
      >
        {addressText.isCompany}
      </Checkbox>
      <TextField
        {...name}
        label={isCompany ? addressText.companyName : name.label}
        autoComplete={isCompany ? "billing organization" : "billing name"}
        enterKeyHint="next"
      />
      {isCompany && <TaxNumberField {...form.text("vatNumber")} />}
      <AddressFields field={form.text} lookup={lookup} streets={streets} purpose="billing" />
    </AddressForm>
  );
}
