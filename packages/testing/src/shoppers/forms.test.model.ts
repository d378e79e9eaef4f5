import type { CartBillingAddress, CartChoices } from "@kamra/core/cart";

type Destination = NonNullable<CartChoices["shippingAddress"]>;
type ContactPerson = NonNullable<CartChoices["contactPerson"]>;

const telephone = "36301234567";
const contact = (name: string, email: string): ContactPerson => ({ name, email, telephone });

/** The shoppers' form data, each distinguishable from the others. */
export const contacts = {
  "eva@pelda.hu": contact("Kiss Éva", "eva@pelda.hu"),
  "odon@pelda.hu": contact("Nagy Ödön", "odon@pelda.hu"),
};

const destination = (postcode: string, city: string, street: string): Destination => ({
  postcode,
  city,
  street,
  houseNumber: "5",
  name: "Kiss Éva",
  telephone,
  note: null,
});

export const destinations = {
  "2040 Fő utca": destination("2040", "Budaörs", "Fő utca"),
  "8315 Kossuth utca": destination("8315", "Gyenesdiás", "Kossuth utca"),
};

export const addressKey = ({ postcode, street }: Pick<Destination, "postcode" | "street">): string =>
  `${postcode} ${street}`;

const payer = (name: string): CartBillingAddress => ({
  id: null,
  postcode: "1186",
  city: "Budapest",
  name,
  street: "Margó Tivadar utca",
  houseNumber: "5",
  isCompany: false,
  vatNumber: null,
});

export const payers = { "Kiss Éva": payer("Kiss Éva"), "Nagy Ödön": payer("Nagy Ödön") };
