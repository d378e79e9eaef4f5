/** A message to the shopper: a toast. */
export interface Notice {
  readonly id: string;
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** What was done: a newer notice about the same takes its place, and it goes when the shopper leaves the page. */
  readonly about?: string;
  /** How long to show it. The UI dismisses it afterwards. */
  readonly durationMs: number;
}
