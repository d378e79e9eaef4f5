import type { RhythmTexts } from "./text.hu.ts";

export const rhythmTexts: RhythmTexts = {
  named: [
    [1, "Every day"],
    [7, "Every week"],
    [14, "Every two weeks"],
    [21, "Every three weeks"],
    [30, "Every month"],
  ],
  every: (days) => `Every ${days} days`,
  ago: (days) => (days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`),
  reason: (often, ago) => `${often}, last bought ${ago}.`,
};
