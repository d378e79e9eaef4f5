import type { ErrorCode } from "../generated/resolvers.ts";

/** Messages for the shopper by the path of the field that they are about, `products.0.piece`. */
export type Validation = Readonly<Record<string, ReadonlyArray<string>>>;

/** A request that the shop says no to, by one of the contract's codes. It reaches the client as it is. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly validation: Validation | null;

  constructor(
    code: ErrorCode,
    { message, validation = null }: { readonly message: string; readonly validation?: Validation | null },
  ) {
    super(message);
    this.code = code;
    this.validation = validation;
  }
}
