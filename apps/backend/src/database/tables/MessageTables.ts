import type { GeneratedAlways } from "kysely";

export interface ContactMessageTable {
  id: GeneratedAlways<number>;
  /** The logged-in user. */
  user_id: string | null;
  name: string;
  email: string;
  /** Digits alone, the country's 36 first. */
  telephone: string | null;
  subject: string;
  message: string;
  created_at: string;
}

export interface FeedbackTable {
  id: GeneratedAlways<number>;
  user_id: string | null;
  /** 1 to 5. */
  rating: number;
  message: string | null;
  email: string | null;
  /** The path of the page that it is about. */
  page: string | null;
  created_at: string;
}

/** What shoppers asked the shop to sell, without names. */
export interface ProductWishTable {
  /** The keys of the term's words: other spellings of it count together. */
  words: string;
  /** As it was last written. */
  term: string;
  wishes: number;
  updated_at: string;
}

/** The tables of messages to the shop. */
export interface MessageTables {
  contact_messages: ContactMessageTable;
  feedback: FeedbackTable;
  product_wishes: ProductWishTable;
}
