/** The visible loading state. */
export interface LoadingState {
  /** A route changes, or something loads. */
  readonly isLoading: boolean;
  /** It has taken long enough to be shown. */
  readonly isIndicated: boolean;
}
