/** How often a product is bought, and when it was bought last. */
export interface RhythmTexts {
  /** The names of numbers of days. */
  readonly named: ReadonlyArray<readonly [days: number, name: string]>;
  readonly every: (days: number) => string;
  readonly ago: (days: number) => string;
  readonly reason: (often: string, ago: string) => string;
}

export const rhythmTexts: RhythmTexts = {
  named: [
    [1, "Naponta"],
    [7, "Hetente"],
    [14, "Kéthetente"],
    [21, "Háromhetente"],
    [30, "Havonta"],
  ],
  every: (days) => `${days} naponta`,
  ago: (days) => (days === 0 ? "ma" : days === 1 ? "tegnap" : `${days} napja`),
  reason: (often, ago) => `${often} veszed, ${ago} volt.`,
};
