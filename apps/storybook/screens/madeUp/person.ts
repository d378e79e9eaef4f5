/** The shopper with an account. */
export const address = {
  name: "Kovács-Szabó Annamária",
  postcode: 1053,
  city: "Budapest",
  street: "Veres Pálné utca",
  house_number: "12., 2/14",
  note: null,
  telephone: "36201234567",
};

export const contact = {
  contact_name: "Kovács-Szabó Annamária",
  contact_email: "anna@pelda.hu",
  contact_telephone: "36201234567",
};

export const billing = {
  id: "1",
  name: address.name,
  postcode: address.postcode,
  city: address.city,
  street: address.street,
  house_number: address.house_number,
  is_company: false,
  vat_number: null,
};

export const user = {
  id: "7",
  ext_id: null,
  email: "anna@pelda.hu",
  name: "Kovács-Szabó Annamária",
  telephone: "36201234567",
  created_at: "2025-03-02T10:00:00Z",
  last_login: "2026-11-20T10:00:00Z",
  disable_donations: false,
  customer_type: "B2C",
  shipping_addresses: [{ ...address, id: "1", is_default: true, is_goodid: false }],
  billing_addresses: [{ ...billing, bank_transfer_enabled: false, is_default: true, is_goodid: false }],
  saved_credit_cards: [
    { id: "1", card_title: "Visa", card_type: "visa", card_pan: "4242", card_exp: "11/28", is_default: true },
  ],
};

export const sessions = [
  {
    id: "1",
    device: "Safari, iPhone",
    created_at: "2026-11-01T08:00:00Z",
    last_used_at: "2026-11-21T09:00:00Z",
    is_current: true,
  },
  {
    id: "2",
    device: "Chrome, Windows",
    created_at: "2026-10-11T08:00:00Z",
    last_used_at: "2026-11-12T19:00:00Z",
    is_current: false,
  },
];
