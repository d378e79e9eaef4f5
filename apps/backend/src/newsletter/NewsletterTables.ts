/** Who asked for the newsletter. */
export interface NewsletterSubscriptionTable {
  /** 128 random bits in base64url: whoever has it may end the subscription. */
  id: string;
  email: string;
  /** As a user's. */
  canonical_email: string | null;
  name: string | null;
  consented_at: string;
  /** Until it is given, nothing may be sent but the mail that asks for it. */
  confirmed_at: string | null;
  /** As an access token's; gone once it is used. */
  confirmation_hash: string | null;
  confirmation_expires_at: string | null;
}

/** The tables of the newsletter. */
export interface NewsletterTables {
  newsletter_subscriptions: NewsletterSubscriptionTable;
}
