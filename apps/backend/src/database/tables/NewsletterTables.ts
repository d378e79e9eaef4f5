/** Newsletter subscribers. */
export interface NewsletterSubscriptionTable {
  /** 128 random bits in base64url; its holder may end the subscription. */
  id: string;
  email: string;
  /** As a user's. */
  canonical_email: string | null;
  name: string | null;
  consented_at: string;
  /** Until it is set, only the confirmation mail may be sent. */
  confirmed_at: string | null;
  /** Stored as an access token; deleted after use. */
  confirmation_hash: string | null;
  confirmation_expires_at: string | null;
}

/** The tables of the newsletter. */
export interface NewsletterTables {
  newsletter_subscriptions: NewsletterSubscriptionTable;
}
