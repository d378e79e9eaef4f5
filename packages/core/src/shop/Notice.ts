/** Something the shop has to tell the shopper: a toast. */
export interface Notice {
  readonly id: string;
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** How long it is shown. Whoever shows it dismisses it. */
  readonly durationMs: number;
}
