/** How the browser stores the session, and how requests carry it. */
export interface SessionCarrier {
  /** Readable by the shop: the token, or the mark of a session in the server's cookie. */
  readonly cookie: string;
  readonly authorization: (value: string | null) => { readonly authorization?: string };
}

/** The shop keeps the token itself, for a server of another origin. */
export const bearerSession = (cookie: string): SessionCarrier => ({
  cookie,
  authorization: (token) => (token === null ? {} : { authorization: `Bearer ${token}` }),
});

/**
 * The cookie with the mark of a session that the server keeps. Browsers take one of this prefix over https alone, and from this very
 * host.
 *
 * @example markCookie({ isSecure: true }) // => "__Host-session_mark"
 */
export const markCookie = ({ isSecure }: { readonly isSecure: boolean }): string =>
  `${isSecure ? "__Host-" : ""}session_mark`;

/** The server keeps the token where no script can read it; the shop has its mark, which is worth nothing without it. */
export const cookieSession = ({ isSecure }: { readonly isSecure: boolean }): SessionCarrier => ({
  cookie: markCookie({ isSecure }),
  authorization: (mark) => ({ authorization: `Session ${mark ?? "guest"}` }),
});
