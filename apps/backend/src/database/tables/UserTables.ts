import type { Generated, GeneratedAlways } from "kysely";
import type { ProviderName } from "./PaymentTables.ts";

/** A user's addresses or cards, one of which is the default. */
interface Owned {
  /** 128 random bits in base64url. */
  id: string;
  /** In the order in which they were made. */
  number: GeneratedAlways<number>;
  user_id: string;
  created_at: string;
  /** Whether it is the default; exactly one is, as long as there is any. */
  is_default: boolean;
}

interface AddressTable extends Owned {
  name: string;
  postcode: number;
  city: string;
  street: string;
  house_number: string;
  /** Came with a GoodID sign-in. */
  is_goodid: Generated<boolean>;
}

export interface UserShippingAddressTable extends AddressTable {
  note: string | null;
  /** As a user's. */
  telephone: string | null;
}

export interface UserBillingAddressTable extends AddressTable {
  is_company: boolean;
  /** Of companies, and of those always. */
  vat_number: string | null;
  /** Set by the shop for known customers. */
  bank_transfer_enabled: Generated<boolean>;
}

export interface SavedCreditCardTable extends Owned {
  card_title: string;
  card_type: string;
  /** The last four digits. */
  card_pan: string;
  /** `11/28` */
  card_exp: string;
  provider: ProviderName;
  /** The provider's token for charging it; it is sent only to that provider. */
  token: string;
}

/** A person's data on their health, here while they consent. */
export interface UserAllergenTable {
  user_id: string;
  /** The codes of Annex II of Regulation (EU) No 1169/2011, in its order. */
  allergens: string[];
  consented_at: string;
}

/** The tables of saved addresses, cards and avoided allergens. */
export interface UserTables {
  user_shipping_addresses: UserShippingAddressTable;
  user_billing_addresses: UserBillingAddressTable;
  saved_credit_cards: SavedCreditCardTable;
  user_allergens: UserAllergenTable;
}
