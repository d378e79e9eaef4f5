/** What a simulated provider can be made to do with a payment. */
export const choices = ["approve", "refuse", "cancel", "timeOut", "twice", "late", "silent", "less", "forge"] as const;

export type Choice = (typeof choices)[number];

export function isChoice(text: string | null): text is Choice {
  return choices.some((choice) => choice === text);
}
