/** The data of a new account, with which the shopper is then logged in. */
export interface Registration {
  readonly email: string;
  /** 8 to 128 characters. */
  readonly password: string;
  readonly name: string;
  readonly telephone?: string | null | undefined;
}
