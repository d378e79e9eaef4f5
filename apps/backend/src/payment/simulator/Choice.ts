/** The outcomes that a simulated provider offers. */
export const choices = ["approve", "refuse", "cancel", "timeOut", "twice", "late", "silent", "less", "forge"] as const;

export type Choice = (typeof choices)[number];

export function isChoice(text: string | null): text is Choice {
  return choices.some((choice) => choice === text);
}
