import type { ShippingAddress } from "@kamra/core/delivery";
import { useUser } from "@kamra/react";
import { AddressFields, ButtonLink, ErrorSummary, Form, FormActions, PhoneField, TextField } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";
import { addressProblems, addressValues, toShippingAddress } from "../address/addressValues.ts";
import { addressText } from "../address/text.hu.ts";
import { typedProblems } from "../session/typedProblems.ts";
import type { AddressFrame } from "./KeptAddresses.tsx";
import { profileText } from "./text.hu.ts";
import { useAddressForm } from "./useAddressForm.ts";

const text = profileText.addressForm;

interface ShippingAddressFormProps extends AddressFrame {
  /** The address to change; null for a new one. */
  readonly address: ShippingAddress | null;
}

/** A shipping address. */
export function ShippingAddressForm({ address, onSaved, cancelHref }: ShippingAddressFormProps) {
  const shop = useStorefrontShop();
  const user = useUser();
  const { form, lookup, onSubmit } = useAddressForm({
    name: `szallitasi-cim-${address?.id ?? "uj"}`,
    initial: {
      ...addressValues(address ?? { name: user?.name ?? null }),
      telephone: (address ?? user)?.telephone ?? "",
    },
    labels: addressText.labels,
    problemsOf: (values) => ({ ...addressProblems(values), telephone: typedProblems.telephone(values.telephone) }),
    send: async (values) => {
      const account = await accountOf(shop);
      const telephone = values.telephone || null;
      return address === null
        ? account.createShippingAddress(toShippingAddress(values, { telephone }))
        : account.updateShippingAddress(toShippingAddress(values, { before: address, telephone }));
    },
    onSaved,
  });
  return (
    <Form {...form.frame} onSubmit={onSubmit} label={address === null ? text.added : text.changed}>
      <ErrorSummary {...form.summary} />
      <TextField {...form.text("name")} autoComplete="shipping name" enterKeyHint="next" />
      <AddressFields field={form.text} lookup={lookup} purpose="shipping" />
      <PhoneField {...form.text("telephone")} isOptional />
      <FormActions label={text.save} workingLabel={text.saving} isWorking={form.isSending}>
        <ButtonLink variant="quiet" href={cancelHref}>
          {text.cancel}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
