/** With what a shopper makes an account, and is logged in then. */
export interface Registration {
  readonly email: string;
  /** 8 to 128 characters. */
  readonly password: string;
  readonly name: string;
  readonly telephone?: string | null | undefined;
}
