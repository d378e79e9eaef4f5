/** A provider of payments cannot be reached, or what it says makes no sense. */
export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
}
