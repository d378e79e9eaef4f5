import { fieldKinds } from "@kamra/core/form";
import type { ShippingAddress } from "@kamra/core/delivery";
import { useUser } from "@kamra/react";
import { AddressFields, PhoneField, TextField } from "@kamra/ui";
import { settings } from "../../shop/settings.ts";
import { addressProblems, addressValues, toShippingAddress } from "../address/addressValues.ts";
import { addressText } from "../address/text.hu.ts";
import { typedProblems } from "../session/typedProblems.ts";
import { AddressForm } from "./AddressForm.tsx";
import type { AddressFrame } from "./SavedAddresses.tsx";
import { useAddressForm } from "./useAddressForm.ts";

interface ShippingAddressFormProps extends AddressFrame {
  /** The address to change; null for a new one. */
  readonly address: ShippingAddress | null;
}

/** A shipping address. */
export function ShippingAddressForm({ address, onSaved, cancelHref }: ShippingAddressFormProps) {
  const user = useUser();
  const { form, lookup, streets, onSubmit } = useAddressForm({
    name: `szallitasi-cim-${address?.id ?? "uj"}`,
    initial: {
      ...addressValues(address ?? { name: user?.name ?? null }),
      telephone: (address ?? user)?.telephone ?? "",
    },
    labels: addressText.labels,
    problemsOf: (values) => ({ ...addressProblems(values), telephone: typedProblems.telephone(values.telephone) }),
    save: (values, account) => {
      const telephone = fieldKinds.telephone(values.telephone, settings).value || null;
      return address === null
        ? account.createShippingAddress(toShippingAddress(values, { telephone }))
        : account.updateShippingAddress(toShippingAddress(values, { before: address, telephone }));
    },
    onSaved,
  });
  return (
    <AddressForm form={form} onSubmit={onSubmit} isNew={address === null} cancelHref={cancelHref}>
      <TextField {...form.text("name")} autoComplete="shipping name" enterKeyHint="next" />
      <AddressFields field={form.text} lookup={lookup} streets={streets} purpose="shipping" />
      <PhoneField {...form.text("telephone")} isOptional />
    </AddressForm>
  );
}
