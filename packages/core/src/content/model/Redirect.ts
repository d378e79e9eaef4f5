/** The new address of a removed page. */
export interface Redirect {
  /** A path of the shop, or an address that starts with https://. */
  readonly target: string;
  /** Whether the redirect is permanent. */
  readonly isPermanent: boolean;
}
