import type { BillingAddress } from "@kamra/core/payment";
import { useUser } from "@kamra/react";
import { BillingFields } from "@kamra/ui";
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
    labels: addressText.labels,
    problemsOf: billingProblems,
    save: (values, account) =>
      address === null
        ? account.createBillingAddress(toBillingAddress(values))
        : account.updateBillingAddress(toBillingAddress(values, { before: address })),
    onSaved,
  });
  return (
    <AddressForm form={form} onSubmit={onSubmit} isNew={address === null} cancelHref={cancelHref}>
      <BillingFields
        field={form.text}
        company={{
          ...form.toggle("isCompany"),
          onChange: (isCompany) =>
            form.fill(billedAs(isCompany, { name: form.values.name, person: user?.name ?? null })),
        }}
        lookup={lookup}
        streets={streets}
      />
    </AddressForm>
  );
}
