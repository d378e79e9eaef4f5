/** How many times something may be done in a period; a missing count means no limit. */
export interface AttemptLimit {
  readonly periodSeconds: number;
  /** By one user. It counts in place of all others. */
  readonly user?: number;
  /** From a device that has logged in to the account before. It counts in place of all but a user. */
  readonly device?: number;
  /** From one network. */
  readonly network?: number;
  /** In one cart. */
  readonly cart?: number;
  /** With one e-mail address from one network. */
  readonly emailAndNetwork?: number;
  /** With one e-mail address, from anywhere. */
  readonly email?: number;
  /** Mails to one address. Beyond it nothing is refused and none is sent: the mailbox has such a link already. */
  readonly mails?: number;
}

/**
 * All rate limits; docs/graphql-limits.md has the same table. Limits of scarce things (carts, places, orders) are so
 * low that one network cannot use up the courier's normal day, some hundred places.
 */
export const attemptLimits = {
  login: { periodSeconds: 900, device: 10, network: 300, emailAndNetwork: 10, email: 100 },
  registration: { periodSeconds: 3600, device: 20, network: 100 },
  emailAvailability: { periodSeconds: 600, network: 100 },
  passwordReset: { periodSeconds: 3600, device: 5, network: 100, emailAndNetwork: 5, mails: 5 },
  confirmation: { periodSeconds: 900, user: 10 },
  signIn: { periodSeconds: 3600, network: 100 },
  oneTimeToken: { periodSeconds: 3600, network: 100 },
  orderLink: { periodSeconds: 3600, cart: 10, network: 20 },
  withdrawalLink: { periodSeconds: 3600, network: 20, emailAndNetwork: 5, mails: 5 },
  newsletter: { periodSeconds: 3600, network: 30, emailAndNetwork: 3, mails: 3 },
  message: { periodSeconds: 3600, network: 20, emailAndNetwork: 5 },
  invitation: { periodSeconds: 3600, user: 60 },
  cart: { periodSeconds: 3600, device: 100, network: 300 },
  couponMiss: { periodSeconds: 600, user: 10, device: 10, network: 30, cart: 10 },
  timeSlot: { periodSeconds: 900, user: 50, device: 50, network: 50 },
  order: { periodSeconds: 24 * 3600, user: 40, device: 40, network: 40 },
} as const satisfies Record<string, AttemptLimit>;

export type LimitedAction = keyof typeof attemptLimits;

/** The keys by which attempts are counted. */
export type CountedBy = Exclude<keyof AttemptLimit, "periodSeconds" | "mails">;
