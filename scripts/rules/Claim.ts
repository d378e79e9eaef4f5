/** That a declaration carries a rule: one `@rule` number of its doc comment. */
export interface Claim {
  readonly rule: string;
  /** What is declared. */
  readonly name: string;
  readonly file: string;
  /** The declaration without its body. */
  readonly signature: string;
  readonly examples: ReadonlyArray<string>;
}
