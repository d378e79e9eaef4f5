/** An OpenID Connect provider, and the shop's registration with it. */
export interface GoodidSettings {
  /** Below which it is discovered, without a slash at the end. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
