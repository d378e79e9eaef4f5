/** A provider that speaks OpenID Connect, and what the shop is to it. */
export interface GoodidSettings {
  /** Below which it is discovered, without a slash at the end. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
