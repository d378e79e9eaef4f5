/** Days without a request after which a session is over, also one that stays for a year. */
export const idleDays = 60;

/**
 * A session is over that was last used at this instant or before.
 *
 * @rule SESS-9
 */
export const idleSince = (now: Date): string => new Date(now.getTime() - idleDays * 86_400_000).toISOString();
