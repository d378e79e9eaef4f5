/** A declaration's claim of a rule: one `@rule` number of its docstring. */
export interface Claim {
  readonly rule: string;
  /** The declaration. */
  readonly name: string;
  readonly file: string;
  /** Whether it is called as a member of its object, not by an import. */
  readonly isMember: boolean;
  /** The declaration without its body. */
  readonly signature: string;
  readonly examples: ReadonlyArray<string>;
}
