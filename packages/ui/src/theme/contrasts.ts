import type { ColourToken } from "./Theme.ts";

/** A colour of text or edges, its background, and the required contrast. */
export interface NeededContrast {
  /** The colour of text, an icon or an edge. */
  readonly colour: ColourToken;
  /** What it stands on. */
  readonly grounds: ReadonlyArray<ColourToken>;
  /** WCAG 2.2: 4.5 for text, 7 for prices (AAA), 3 for large text, edges and the focus ring. */
  readonly atLeast: number;
}

const sheets: ReadonlyArray<ColourToken> = ["--k-page", "--k-surface"];

/** The pairs of colours that components put on one another. */
export const contrasts: ReadonlyArray<NeededContrast> = [
  // Prices, struck prices and unit prices are set in these: AAA.
  {
    colour: "--k-ink",
    grounds: [...sheets, "--k-surface-sunken", "--k-action-soft", "--k-danger-soft", "--k-notice-soft"],
    atLeast: 7,
  },
  { colour: "--k-ink-muted", grounds: sheets, atLeast: 7 },
  { colour: "--k-ink-muted", grounds: ["--k-surface-sunken"], atLeast: 4.5 },
  // Reduced prices are never smaller than 19 px bold, which AAA counts as large.
  { colour: "--k-sale", grounds: sheets, atLeast: 4.5 },
  { colour: "--k-on-sale-fill", grounds: ["--k-sale-fill"], atLeast: 4.5 },
  { colour: "--k-on-new-fill", grounds: ["--k-new-fill"], atLeast: 4.5 },
  { colour: "--k-action", grounds: [...sheets, "--k-action-soft"], atLeast: 4.5 },
  // In place of the action's colour for people who ask for more contrast.
  { colour: "--k-action-pressed", grounds: [...sheets, "--k-action-soft"], atLeast: 4.5 },
  { colour: "--k-on-action", grounds: ["--k-action", "--k-action-hover", "--k-action-pressed"], atLeast: 4.5 },
  { colour: "--k-on-action-soft", grounds: [...sheets, "--k-action-soft"], atLeast: 4.5 },
  { colour: "--k-danger", grounds: [...sheets, "--k-danger-soft"], atLeast: 4.5 },
  { colour: "--k-on-notice-soft", grounds: ["--k-notice-soft"], atLeast: 4.5 },
  { colour: "--k-page", grounds: ["--k-ink"], atLeast: 4.5 },
  { colour: "--k-line-strong", grounds: sheets, atLeast: 3 },
  { colour: "--k-focus", grounds: [...sheets, "--k-surface-sunken"], atLeast: 3 },
  // Pictures are light in both themes: marks and the focus ring on them.
  { colour: "--k-on-picture", grounds: ["--k-picture"], atLeast: 3 },
];
