/** The colours of one maker's packages. */
export interface Tone {
  /** The package itself. */
  readonly base: string;
  /** Lids, bands and letters: dark enough for cream letters on it and for itself on cream. */
  readonly deep: string;
  /** Seals and small parts, in contrast to the base. */
  readonly accent: string;
}

/** Calm, warm colours; paprika red is left to reductions. */
export const tones: readonly [Tone, ...Tone[]] = [
  { base: "#3f8a63", deep: "#1e5a3b", accent: "#f2c766" },
  { base: "#7fa68a", deep: "#365f45", accent: "#f0b08a" },
  { base: "#8f9f56", deep: "#4d5a22", accent: "#f4d9a0" },
  { base: "#f0bd4f", deep: "#7a5410", accent: "#3f8a63" },
  { base: "#e9a15c", deep: "#8a4a14", accent: "#fbe3bd" },
  { base: "#cf7a58", deep: "#7c3519", accent: "#f5d6a6" },
  { base: "#a9574a", deep: "#6e2a22", accent: "#f0c48c" },
  { base: "#b5657f", deep: "#6d2a44", accent: "#f6d5c8" },
  { base: "#876493", deep: "#4c2f5a", accent: "#f1cf8f" },
  { base: "#a99acb", deep: "#4b3d75", accent: "#f6dcae" },
  { base: "#7fadcb", deep: "#2b5674", accent: "#f4cf86" },
  { base: "#4c8a9e", deep: "#1d4e5f", accent: "#f1c58b" },
  { base: "#4f6f95", deep: "#273f5e", accent: "#efc27a" },
  { base: "#4f9d93", deep: "#1d5a53", accent: "#f7dba2" },
  { base: "#d9bf92", deep: "#6b5227", accent: "#3f8a63" },
  { base: "#8a6446", deep: "#523621", accent: "#efcf9a" },
  { base: "#e0a8a1", deep: "#7d3f3a", accent: "#7fa68a" },
];

/** The shop's plain line: paper and ink. */
export const plainTone: Tone = { base: "#efe6d4", deep: "#3c4a42", accent: "#c9b78f" };
