import { type Address, addressText as placeText, missingShippingFields, shippingTraits } from "@kamra/core/delivery";
import type { BillingAddress } from "@kamra/core/payment";
import { useBillingAddresses, useCheckout, useSession } from "@kamra/react";
import { AddressFields, Checkbox, ErrorSummary, Form, PhoneField, Select, TaxNumberField, TextField } from "@kamra/ui";
import { useEffect } from "react";
import {
  billingProblems,
  type BillingValues,
  billingValues,
  savedBillingAmong,
  toBillingAddress,
} from "../address/addressValues.ts";
import { addressText } from "../address/text.hu.ts";
import { usePostcodeLookup } from "../address/usePostcodeLookup.ts";
import { useForm } from "../form/useForm.ts";
import { neededTelephoneProblem } from "../session/typedProblems.ts";
import { Section } from "./Section.tsx";
import { checkoutText } from "./text.hu.ts";
import type { LeaveStep } from "./useLeaveStep.ts";

const text = checkoutText.billing;

type Values = BillingValues & { readonly isSame: boolean; readonly save: boolean; readonly telephone: string };

interface BillingFormProps extends Pick<LeaveStep, "leave"> {
  /** The shopper's telephone is still unknown: no earlier step asks for it. */
  readonly asksForTelephone?: boolean;
  /** The id for the step's button. */
  readonly id: string;
}

/** The billing address: the shipping address or another one; a person or a company. */
export function BillingForm({ id, asksForTelephone = false, leave }: BillingFormProps) {
  const { billingAddress, shippingAddress, contactPerson, saveBillingAddress } = useCheckout(({ data }) => data);
  const isFetched = useCheckout(({ checkout }) => shippingTraits(checkout.shippingMethod).goesTo === "shop");
  const savedAddresses = useBillingAddresses();
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const { lookup, lookUp } = usePostcodeLookup();
  // Pickup and post point orders have no shipping address.
  const house =
    shippingAddress !== null && !isFetched && missingShippingFields(shippingAddress, { kind: null }).length === 0
      ? shippingAddress
      : null;
  /** The effective values: those of the shipping address when the shopper chose the same. */
  const meant = (values: Values): Values =>
    values.isSame && house !== null ? { ...values, ...placeOf(house), floorDoor: "", note: "" } : values;
  const form = useForm<Values>({
    name: id,
    initial: {
      ...billingValues(billingAddress ?? { name: contactPerson?.name ?? null }),
      isSame: house !== null && (billingAddress === null || isSamePlace(billingAddress, house)),
      save: saveBillingAddress,
      telephone: contactPerson?.telephone ?? "",
    },
    labels: { ...addressText.labels, isCompany: addressText.isCompany, isSame: text.isSame, save: text.save },
    problemsOf: (values) => ({
      ...billingProblems(meant(values)),
      telephone: asksForTelephone ? neededTelephoneProblem(values.telephone) : null,
    }),
    send: (values) => {
      const typed = meant(values);
      const billingAddress = savedBillingAmong(savedAddresses, typed) ?? toBillingAddress(typed);
      const { telephone } = typed;
      return leave({
        billingAddress,
        saveBillingAddress: values.save,
        ...(asksForTelephone && contactPerson !== null && { contactPerson: { ...contactPerson, telephone } }),
      });
    },
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
            value={savedBillingAmong(savedAddresses, meant(values))?.id ?? null}
            onChange={(id) => {
              const saved = savedAddresses.find((each) => each.id === id);
              if (saved !== undefined) form.fill({ ...billingValues(saved), isSame: false });
            }}
          />
        )}
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

const savedText = (saved: BillingAddress): string =>
  [saved.name, placeText(saved), saved.vatNumber].filter(Boolean).join(" · ");

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
