/** A rule of the book. */
export interface Rule {
  readonly id: string;
  readonly section: string;
  /** A function answers it from its arguments alone. */
  readonly isPure: boolean;
  /** To be proved over generated inputs (∀). */
  readonly isUniversal: boolean;
  readonly words: string;
}
