import { type Address, missingShippingFields, shippingTraits } from "@kamra/core/delivery";
import { fieldKinds } from "@kamra/core/form";
import { useBillingAddresses, useCheckout } from "@kamra/react";
import {
  billingProblems,
  type BillingValues,
  billingValues,
  savedBillingAmong,
  toBillingAddress,
} from "../address/addressValues.ts";
import { addressText } from "../address/text.hu.ts";
import { useForm } from "../form/useForm.ts";
import { neededTelephoneProblem } from "../session/typedProblems.ts";
import { settings } from "../../shop/settings.ts";
import type { LeaveStep } from "./useLeaveStep.ts";

type Values = BillingValues & { readonly isSame: boolean; readonly save: boolean; readonly telephone: string };

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

export interface BillingFormOptions extends Pick<LeaveStep, "leave"> {
  /** The shopper's telephone is still unknown: no earlier step asks for it. */
  readonly asksForTelephone?: boolean;
  /** The id for the step's button. */
  readonly id: string;
}

/** The form of the billing address: it starts from the known address, and its answer leaves the step. */
export function useBillingForm({ id, asksForTelephone = false, leave }: BillingFormOptions) {
  const { billingAddress, shippingAddress, contactPerson, saveBillingAddress } = useCheckout(({ data }) => data);
  const isFetched = useCheckout(({ checkout }) => shippingTraits(checkout.shippingMethod).goesTo === "shop");
  const savedAddresses = useBillingAddresses();
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
    labels: addressText.labels,
    problemsOf: (values) => ({
      ...billingProblems(meant(values)),
      telephone: asksForTelephone ? neededTelephoneProblem(values.telephone) : null,
    }),
    send: (values) => {
      const typed = meant(values);
      const billingAddress = savedBillingAmong(savedAddresses, typed) ?? toBillingAddress(typed);
      const telephone = fieldKinds.telephone(typed.telephone, settings).value;
      return leave({
        billingAddress,
        isBillingSame: values.isSame && house !== null,
        saveBillingAddress: values.save,
        ...(asksForTelephone && contactPerson !== null && { contactPerson: { ...contactPerson, telephone } }),
      });
    },
  });
  return { form, house, person: contactPerson?.name ?? null, meant };
}
