/** The visible loading state. */
export interface LoadingState {
  /** Whether a route changes or data loads. */
  readonly isLoading: boolean;
  /** Whether it has taken long enough to be shown. */
  readonly isIndicated: boolean;
}
