/** A payment provider is unreachable, or its answer is invalid. */
export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
}
