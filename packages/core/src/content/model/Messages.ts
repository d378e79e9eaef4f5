/** A message to the shop. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly telephone: string | null;
  readonly subject: string;
  readonly message: string;
}

/** A rating of the shop. */
export interface Feedback {
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly message: string | null;
  /** The e-mail address for an answer. */
  readonly email: string | null;
  /** The path of the rated page. */
  readonly page: string | null;
}

/** A subscription to the newsletter. */
export interface Subscriber {
  readonly email: string;
  readonly name: string | null;
  /** Required for a subscription. */
  readonly hasConsented: boolean;
}
