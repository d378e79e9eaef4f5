// Generated from packages/ui/tokens by codegen/tokens.ts; change it there.

/** The name of a design token: a custom property. */
export type TokenName =
  | "--k-calm"
  | "--k-action"
  | "--k-action-hover"
  | "--k-action-pressed"
  | "--k-action-soft"
  | "--k-danger"
  | "--k-danger-soft"
  | "--k-focus"
  | "--k-ink"
  | "--k-ink-muted"
  | "--k-line"
  | "--k-line-strong"
  | "--k-new-fill"
  | "--k-notice-soft"
  | "--k-on-action"
  | "--k-on-action-soft"
  | "--k-on-new-fill"
  | "--k-on-notice-soft"
  | "--k-on-sale-fill"
  | "--k-overlay"
  | "--k-page"
  | "--k-picture"
  | "--k-placeholder"
  | "--k-sale"
  | "--k-sale-fill"
  | "--k-surface"
  | "--k-surface-sunken"
  | "--k-font"
  | "--k-font-heading"
  | "--k-gutter"
  | "--k-layer-banner"
  | "--k-layer-dialog"
  | "--k-layer-header"
  | "--k-layer-menu"
  | "--k-layer-panel"
  | "--k-layer-popup"
  | "--k-layer-progress"
  | "--k-layer-raised"
  | "--k-layer-toast"
  | "--k-leading-compact"
  | "--k-leading-normal"
  | "--k-leading-snug"
  | "--k-leading-tight"
  | "--k-page-width"
  | "--k-quick"
  | "--k-radius-card"
  | "--k-radius-field"
  | "--k-radius-inner"
  | "--k-radius-mark"
  | "--k-radius-pill"
  | "--k-ring"
  | "--k-ring-offset"
  | "--k-shadow"
  | "--k-space-1"
  | "--k-space-2"
  | "--k-space-3"
  | "--k-space-4"
  | "--k-space-5"
  | "--k-space-6"
  | "--k-space-8"
  | "--k-space-12"
  | "--k-space-half"
  | "--k-target"
  | "--k-text-2xl"
  | "--k-text-3xl"
  | "--k-text-lg"
  | "--k-text-md"
  | "--k-text-sm"
  | "--k-text-xl"
  | "--k-text-xs"
  | "--k-weight-bold"
  | "--k-weight-heavy"
  | "--k-weight-medium"
  | "--k-weight-regular"
  | "--k-weight-semibold";

/** The tokens that are opaque colours. */
export const colourTokens = [
  "--k-action",
  "--k-action-hover",
  "--k-action-pressed",
  "--k-action-soft",
  "--k-danger",
  "--k-danger-soft",
  "--k-focus",
  "--k-ink",
  "--k-ink-muted",
  "--k-line",
  "--k-line-strong",
  "--k-new-fill",
  "--k-notice-soft",
  "--k-on-action",
  "--k-on-action-soft",
  "--k-on-new-fill",
  "--k-on-notice-soft",
  "--k-on-sale-fill",
  "--k-page",
  "--k-picture",
  "--k-placeholder",
  "--k-sale",
  "--k-sale-fill",
  "--k-surface",
  "--k-surface-sunken",
] as const;

/** A colour that a brand can set. */
export type ColourToken = (typeof colourTokens)[number];

/** Kamra's own, in both themes. */
export const colours: Readonly<Record<"light" | "dark", Readonly<Record<ColourToken, string>>>> = {
  light: {
    "--k-action": "#1e6b45",
    "--k-action-hover": "#185a39",
    "--k-action-pressed": "#12482d",
    "--k-action-soft": "#e5f0e8",
    "--k-danger": "#8f1d3f",
    "--k-danger-soft": "#fbeaee",
    "--k-focus": "#1f2a24",
    "--k-ink": "#1f2a24",
    "--k-ink-muted": "#4c5751",
    "--k-line": "#e6dfd3",
    "--k-line-strong": "#858b82",
    "--k-new-fill": "#f2b83b",
    "--k-notice-soft": "#fdf3d9",
    "--k-on-action": "#ffffff",
    "--k-on-action-soft": "#185a39",
    "--k-on-new-fill": "#2b2006",
    "--k-on-notice-soft": "#4d3a08",
    "--k-on-sale-fill": "#ffffff",
    "--k-page": "#fbf8f3",
    "--k-picture": "#ffffff",
    "--k-placeholder": "#a39b8b",
    "--k-sale": "#c8341f",
    "--k-sale-fill": "#c8341f",
    "--k-surface": "#ffffff",
    "--k-surface-sunken": "#f3eee5",
  },
  dark: {
    "--k-action": "#86d3a8",
    "--k-action-hover": "#9adeb8",
    "--k-action-pressed": "#b0e8c8",
    "--k-action-soft": "#21392c",
    "--k-danger": "#ff9fb4",
    "--k-danger-soft": "#3b1f28",
    "--k-focus": "#f6f4ee",
    "--k-ink": "#eef1ec",
    "--k-ink-muted": "#aebab3",
    "--k-line": "#35413a",
    "--k-line-strong": "#7d8b83",
    "--k-new-fill": "#f2b83b",
    "--k-notice-soft": "#37301c",
    "--k-on-action": "#0d2217",
    "--k-on-action-soft": "#a6e2c0",
    "--k-on-new-fill": "#2b2006",
    "--k-on-notice-soft": "#f4dc9b",
    "--k-on-sale-fill": "#ffffff",
    "--k-page": "#141a17",
    "--k-picture": "#f4f1ea",
    "--k-placeholder": "#a39b8b",
    "--k-sale": "#ff9583",
    "--k-sale-fill": "#cf3f29",
    "--k-surface": "#1c2420",
    "--k-surface-sunken": "#26302b",
  },
};
