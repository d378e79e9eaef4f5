/** What the shopper sees of loading. */
export interface LoadingState {
  /** A route changes, or something loads. */
  readonly isLoading: boolean;
  /** It has taken so long that the shopper is told. */
  readonly isIndicated: boolean;
}
