import { addressText as placeText } from "@kamra/core/delivery";
import type { BillingAddress } from "@kamra/core/payment";
import { useBillingAddresses } from "@kamra/react";
import { BillingFields, Checkbox, ErrorSummary, Form, PhoneField, Section, Select } from "@kamra/ui";
import { useEffect } from "react";
import { billedAs, billingValues, savedBillingAmong } from "../address/addressValues.ts";
import { usePostcodeLookup } from "../address/usePostcodeLookup.ts";
import { useStreets } from "../address/useStreets.ts";
import { useHasAccount } from "./OrderRequestContext.tsx";
import { checkoutText } from "./text.hu.ts";
import { type BillingFormOptions, useBillingForm } from "./useBillingForm.ts";

const text = checkoutText.billing;

const savedText = (saved: BillingAddress): string =>
  [saved.name, placeText(saved), saved.vatNumber].filter(Boolean).join("\u00a0· ");

/** The billing address: the shipping address or another one; a person or a company. */
export function BillingForm({ id, asksForTelephone = false, leave }: BillingFormOptions) {
  const { form, house, person, meant } = useBillingForm({ id, asksForTelephone, leave });
  const savedAddresses = useBillingAddresses();
  const hasAccount = useHasAccount();
  const { lookup, lookUp } = usePostcodeLookup();
  const { values } = form;
  const { postcode, city, street } = values;
  const streets = useStreets({ postcode, city, begins: street });
  useEffect(() => {
    if (postcode !== "") lookUp(postcode);
  }, [lookUp, postcode]);
  const isSame = values.isSame && house !== null;
  const chosen = savedBillingAmong(savedAddresses, meant(values));
  return (
    <Form id={id} label={text.address} {...form.frame}>
      <ErrorSummary {...form.summary} />
      {asksForTelephone && (
        <Section title={text.telephone}>
          <PhoneField {...form.text("telephone")} />
        </Section>
      )}
      <Section title={text.address}>
        {savedAddresses.length > 0 && (
          <Select
            label={text.saved}
            placeholder={text.otherData}
            options={savedAddresses.map((saved) => ({ value: saved.id, label: savedText(saved) }))}
            value={chosen?.id ?? null}
            onChange={(id) => {
              const saved = savedAddresses.find((each) => each.id === id);
              if (saved !== undefined) form.fill({ ...billingValues(saved), isSame: false });
            }}
          />
        )}
        {house !== null && <Checkbox {...form.toggle("isSame")}>{text.isSame}</Checkbox>}
        <BillingFields
          field={form.text}
          company={{
            ...form.toggle("isCompany"),
            onChange: (isCompany) => form.fill(billedAs(isCompany, { name: values.name, person })),
          }}
          hasAddress={!isSame}
          lookup={lookup}
          streets={streets}
        />
        {hasAccount && chosen === null && <Checkbox {...form.toggle("save")}>{text.save}</Checkbox>}
      </Section>
    </Form>
  );
}
