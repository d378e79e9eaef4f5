import { type Address, missingShippingFields } from "@kamra/core/delivery";
import { useCheckout, useSession } from "@kamra/react";
import { AddressFields, Checkbox, ErrorSummary, Form, TaxNumberField, TextField } from "@kamra/ui";
import { useEffect } from "react";
import { billingProblems, type BillingValues, billingValues, toBillingAddress } from "../address/addressValues.ts";
import { addressText } from "../address/text.hu.ts";
import { usePostcodeLookup } from "../address/usePostcodeLookup.ts";
import { useForm } from "../form/useForm.ts";
import { Section } from "./Section.tsx";
import { checkoutText } from "./text.hu.ts";
import type { LeaveStep } from "./useLeaveStep.ts";

const text = checkoutText.billing;

type Values = BillingValues & { readonly isSame: boolean; readonly save: boolean };

interface BillingFormProps extends Pick<LeaveStep, "leave"> {
  /** By which the step's button finds it. */
  readonly id: string;
}

/** What the invoice says: the shipping address again, or another one; a person or a company. */
export function BillingForm({ id, leave }: BillingFormProps) {
  const { billingAddress, shippingAddress, contactPerson, saveBillingAddress } = useCheckout(({ data }) => data);
  const kind = useCheckout(({ checkout }) => checkout.shippingMethod?.kind ?? null);
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const { lookup, lookUp } = usePostcodeLookup();
  // Goods that are fetched, or wait at a post point, go to no house of the shopper's.
  const house =
    shippingAddress !== null && kind !== "pickup" && missingShippingFields(shippingAddress, { kind: null }).length === 0
      ? shippingAddress
      : null;
  /** The values that count: those of the shipping address where the shopper says that it is the same. */
  const meant = (values: Values): Values =>
    values.isSame && house !== null ? { ...values, ...placeOf(house), floorDoor: "", note: "" } : values;
  const form = useForm<Values>({
    name: id,
    initial: {
      ...billingValues(billingAddress ?? { name: contactPerson?.name ?? null }),
      isSame: house !== null && (billingAddress === null || isSamePlace(billingAddress, house)),
      save: saveBillingAddress,
    },
    labels: { ...addressText.labels, isCompany: addressText.isCompany, isSame: text.isSame, save: text.save },
    problemsOf: (values) => billingProblems(meant(values)),
    send: (values) => leave({ billingAddress: toBillingAddress(meant(values)), saveBillingAddress: values.save }),
  });
  const { values } = form;
  const { postcode } = values;
  useEffect(() => {
    if (postcode !== "") lookUp(postcode);
  }, [lookUp, postcode]);
  const isSame = values.isSame && house !== null;
  const nameField = form.text("name");
  return (
    <Form id={id} label={text.address} {...form.frame}>
      <ErrorSummary {...form.summary} />
      <Section title={text.address}>
        {house !== null && <Checkbox {...form.toggle("isSame")}>{text.isSame}</Checkbox>}
        <Checkbox {...form.toggle("isCompany")}>{addressText.isCompany}</Checkbox>
        <TextField
          {...nameField}
          label={values.isCompany ? addressText.companyName : nameField.label}
          autoComplete={values.isCompany ? "billing organization" : "billing name"}
          enterKeyHint="next"
        />
        {values.isCompany && <TaxNumberField {...form.text("vatNumber")} />}
        {!isSame && <AddressFields field={form.text} lookup={lookup} purpose="billing" />}
        {isLoggedIn && <Checkbox {...form.toggle("save")}>{text.save}</Checkbox>}
      </Section>
    </Form>
  );
}

const placeOf = ({ postcode, city, street, houseNumber }: Address) => ({
  postcode,
  city,
  street: street ?? "",
  houseNumber: houseNumber ?? "",
});

const isSamePlace = (one: Address, other: Address): boolean =>
  one.postcode === other.postcode &&
  one.city === other.city &&
  one.street === other.street &&
  one.houseNumber === other.houseNumber;
