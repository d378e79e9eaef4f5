import { addressEntries, type Destination, newAddress, type ShippingAddress } from "@kamra/core/delivery";
import { fieldKinds, isBlank } from "@kamra/core/form";
import { type BillingAddress, newBillingAddress } from "@kamra/core/payment";
import { settings } from "../../shop/settings.ts";

/** An address as form values: texts, blank by default. */
export type AddressValues = {
  readonly name: string;
  readonly postcode: string;
  readonly city: string;
  readonly street: string;
  readonly houseNumber: string;
  /** Stored behind the house number: an address has no separate field for it. */
  readonly floorDoor: string;
  readonly note: string;
};

/** A billing address as form values. */
export type BillingValues = AddressValues & { readonly isCompany: boolean; readonly vatNumber: string };

/** The initial values. */
export const addressValues = (address: Partial<Destination> | null): AddressValues => ({
  name: address?.name ?? "",
  postcode: address?.postcode ?? "",
  city: address?.city ?? "",
  street: address?.street ?? "",
  houseNumber: address?.houseNumber ?? "",
  floorDoor: "",
  note: address?.note ?? "",
});

export const billingValues = (address: Partial<BillingAddress> | null): BillingValues => ({
  ...addressValues(address),
  isCompany: address?.isCompany ?? false,
  vatNumber: address?.vatNumber ?? "",
});

/**
 * The billing values after switching between person and company: a company starts without the person's name, which
 * returns with the person.
 */
export function billedAs(
  isCompany: boolean,
  { name, person }: { readonly name: string; readonly person: string | null },
): Pick<BillingValues, "isCompany" | "name"> {
  if (isCompany) return { isCompany, name: name === person ? "" : name };
  return { isCompany, name: isBlank(name) ? (person ?? "") : name };
}

/** The fields as they are stored; the floor and the door stand behind the house number. */
function entriesOf({ name, postcode, city, street, houseNumber, floorDoor, note }: AddressValues) {
  const house = addressEntries(
    { name, city, street, houseNumber },
    { required: ["name", "city", "street", "houseNumber"] },
  );
  return {
    ...house,
    postcode: fieldKinds.postcode(postcode, { ...settings, isRequired: true }),
    floorDoor: fieldKinds.houseNumber([house.houseNumber.value, floorDoor].filter((part) => !isBlank(part)).join(", ")),
    note: fieldKinds.note(note),
  };
}

/** The problems of a shipping address by field. */
export function addressProblems(values: AddressValues) {
  const entries = entriesOf(values);
  return {
    name: entries.name.message,
    postcode: entries.postcode.message,
    city: entries.city.message,
    street: entries.street.message,
    houseNumber: entries.houseNumber.message,
    floorDoor: isBlank(values.floorDoor) ? null : entries.floorDoor.message,
    note: entries.note.message,
  };
}

/**
 * The problems of a billing address by field.
 * @rule ADDR-2
 * @rule LAW-5
 */
export const billingProblems = (values: BillingValues) => ({
  ...addressProblems(values),
  vatNumber: values.isCompany ? fieldKinds.taxNumber(values.vatNumber, { isRequired: true }).message : null,
});

function placeOf(values: AddressValues) {
  const { name, postcode, city, street, floorDoor } = entriesOf(values);
  return {
    name: name.value || null,
    postcode: postcode.value,
    city: city.value,
    street: street.value || null,
    houseNumber: floorDoor.value || null,
  };
}

/** The typed address, as a replacement of the initial one. */
export const toShippingAddress = (
  values: AddressValues,
  { before = newAddress, telephone }: { readonly before?: ShippingAddress; readonly telephone: string | null },
): ShippingAddress => ({ ...before, ...placeOf(values), note: fieldKinds.note(values.note).value || null, telephone });

/** The typed billing address, as a replacement of the initial one. */
export const toBillingAddress = (
  values: BillingValues,
  { before = newBillingAddress }: { readonly before?: BillingAddress } = {},
): BillingAddress => ({
  ...before,
  ...placeOf(values),
  isCompany: values.isCompany,
  vatNumber: values.isCompany ? fieldKinds.taxNumber(values.vatNumber).value || null : null,
});

/** The saved address that equals the typed one: the server knows its id, and may allow bank transfer for it. */
export const savedBillingAmong = (saved: ReadonlyArray<BillingAddress>, values: BillingValues): BillingAddress | null =>
  saved.find((before) => {
    const typed = JSON.stringify(toBillingAddress(values, { before }));
    return [before, toBillingAddress(billingValues(before), { before })].some((each) => JSON.stringify(each) === typed);
  }) ?? null;
