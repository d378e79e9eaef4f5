import type { ErrorCode, SessionEnd } from "../generated/types.ts";

/** Messages for the shopper by the path of the field that they are about, `products.0.piece`. */
export type Validation = Readonly<Record<string, ReadonlyArray<string>>>;

interface RefusalDetails {
  readonly message: string;
  readonly validation?: Validation | null;
  /** Why the caller's session was ended from elsewhere. */
  readonly sessionEnd?: SessionEnd | null;
}

/** A refused request, with one of the contract's codes. The client receives it unmasked. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly validation: Validation | null;
  readonly sessionEnd: SessionEnd | null;

  constructor(code: ErrorCode, { message, validation = null, sessionEnd = null }: RefusalDetails) {
    super(message);
    this.code = code;
    this.validation = validation;
    this.sessionEnd = sessionEnd;
  }
}
