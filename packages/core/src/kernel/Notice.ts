/** A message to the shopper: a toast. */
export interface Notice {
  readonly id: string;
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** How long to show it. The UI dismisses it afterwards. */
  readonly durationMs: number;
}
