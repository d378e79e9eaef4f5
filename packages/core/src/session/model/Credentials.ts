/** The e-mail address and password of a login. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** For 365 days; when left out, for a day at most and until the browser is closed. */
  readonly staysLoggedIn?: boolean | undefined;
}
