/** How the browser stores the session, and how requests carry it. */
export interface SessionCarrier {
  /** Readable by the shop: the token, or the mark of a session in the server's cookie. */
  readonly cookie: string;
  readonly authorization: (value: string | null) => { readonly authorization?: string };
}

/** The shop stores the token in its own cookie, for a server of another origin. */
export const bearerSession = (cookie: string): SessionCarrier => ({
  cookie,
  authorization: (token) => (token === null ? {} : { authorization: `Bearer ${token}` }),
});

/**
 * The readable cookie that marks a session in the server's HttpOnly cookie. Browsers accept the prefix over https and
 * from this host alone.
 *
 * @example markCookie({ isSecure: true }) // => "__Host-session_mark"
 */
export const markCookie = ({ isSecure }: { readonly isSecure: boolean }): string =>
  `${isSecure ? "__Host-" : ""}session_mark`;

/** The server stores the token in an HttpOnly cookie. The shop reads only a mark, which gives no access by itself. */
export const cookieSession = ({ isSecure }: { readonly isSecure: boolean }): SessionCarrier => ({
  cookie: markCookie({ isSecure }),
  authorization: (mark) => ({ authorization: `Session ${mark ?? "guest"}` }),
});
