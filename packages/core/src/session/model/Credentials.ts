/** By what a shopper logs in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** For 365 days, else until the browser is closed; they do when left out. */
  readonly staysLoggedIn?: boolean | undefined;
}
