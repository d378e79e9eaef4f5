import { type Destination, isPostcode, newAddress, type ShippingAddress } from "@kamra/core/delivery";
import { isBlank, taxNumberProblem } from "@kamra/core/form";
import { type BillingAddress, newBillingAddress } from "@kamra/core/payment";
import { settings } from "../../shop/settings.ts";
import { addressText } from "./text.hu.ts";

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

const longest = { name: 100, city: 100, street: 100, houseNumber: 30, floorDoor: 20, note: 500 };

const lengthProblem = (field: keyof typeof longest, text: string) =>
  text.length > longest[field] ? addressText.tooLong : null;

const neededProblem = (field: keyof typeof longest, text: string) =>
  isBlank(text) ? addressText.required : lengthProblem(field, text);

const postcodeProblem = (postcode: string) => {
  if (isBlank(postcode)) return addressText.required;
  return isPostcode(postcode, settings) ? null : addressText.unknownPostcode;
};

const vatNumberProblem = (vatNumber: string) => {
  if (isBlank(vatNumber)) return addressText.required;
  const problem = taxNumberProblem(vatNumber);
  return problem === null ? null : addressText.taxNumberProblems[problem];
};

/** The problems of a shipping address by field. */
export const addressProblems = (values: AddressValues) => ({
  name: neededProblem("name", values.name),
  postcode: postcodeProblem(values.postcode),
  city: neededProblem("city", values.city),
  street: neededProblem("street", values.street),
  houseNumber: neededProblem("houseNumber", values.houseNumber),
  floorDoor: lengthProblem("floorDoor", values.floorDoor),
  note: lengthProblem("note", values.note),
});

/**
 * The problems of a billing address by field.
 * @rule ADDR-2
 * @rule LAW-5
 */
export const billingProblems = (values: BillingValues) => ({
  ...addressProblems(values),
  vatNumber: values.isCompany ? vatNumberProblem(values.vatNumber) : null,
});

const orNull = (text: string) => (isBlank(text) ? null : text.trim());

const placeOf = ({ name, postcode, city, street, houseNumber, floorDoor }: AddressValues) => ({
  name: orNull(name),
  postcode: postcode.trim(),
  city: city.trim(),
  street: orNull(street),
  houseNumber: [houseNumber, floorDoor].flatMap((part) => orNull(part) ?? []).join(", ") || null,
});

/** The typed address, as a replacement of the initial one. */
export const toShippingAddress = (
  values: AddressValues,
  { before = newAddress, telephone }: { readonly before?: ShippingAddress; readonly telephone: string | null },
): ShippingAddress => ({ ...before, ...placeOf(values), note: orNull(values.note), telephone });

/** The typed billing address, as a replacement of the initial one. */
export const toBillingAddress = (
  values: BillingValues,
  { before = newBillingAddress }: { readonly before?: BillingAddress } = {},
): BillingAddress => ({
  ...before,
  ...placeOf(values),
  isCompany: values.isCompany,
  vatNumber: values.isCompany ? orNull(values.vatNumber) : null,
});

/** The saved address that equals the typed one: the server knows its id, and may allow bank transfer for it. */
export const savedBillingAmong = (saved: ReadonlyArray<BillingAddress>, values: BillingValues): BillingAddress | null =>
  saved.find((before) => JSON.stringify(toBillingAddress(values, { before })) === JSON.stringify(before)) ?? null;
