/** A message to the shopper: a toast. */
export interface Notice {
  readonly id: string;
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** The action that it reports: a newer notice about the same action replaces it, and leaving the page removes it. */
  readonly about?: string;
  /**
   * How long to show it, in milliseconds; the UI dismisses it afterwards. `null`: until the shopper closes it, when
   * action is needed.
   */
  readonly durationMs: number | null;
}
