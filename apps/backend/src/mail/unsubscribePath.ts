/** Where a mail program ends a newsletter subscription by itself: a POST, without a question (RFC 8058). */
export const unsubscribePath = (token: string): string => `/newsletter/unsubscribe/${token}`;
