/** A rule of the book. */
export interface Rule {
  readonly id: string;
  readonly section: string;
  /** Whether a pure function can decide it. */
  readonly isPure: boolean;
  /** To be proved over generated inputs (∀). */
  readonly isUniversal: boolean;
  readonly words: string;
}
