import type { UsualProduct } from "./usualProducts.ts";
import { rhythmTexts, type RhythmTexts } from "../text.hu.ts";

/** Weeks and months are named when the mean is at most this far from them. */
const near = 1;
const isNear = (days: number, named: number): boolean => Math.abs(days - named) <= near;

/**
 * Why a product is proposed: how often it is bought, and when it was bought last.
 *
 * @rule USUAL-2
 * @example rhythmText({ everyDays: 14, daysAgo: 15 }) // => "Kéthetente veszed, 15 napja volt."
 */
export function rhythmText(
  { everyDays, daysAgo }: Pick<UsualProduct, "everyDays" | "daysAgo">,
  { texts = rhythmTexts }: { readonly texts?: RhythmTexts } = {},
): string {
  const named = texts.named.find(([days]) => (days > 1 ? isNear(everyDays, days) : everyDays === days));
  return texts.reason(named?.[1] ?? texts.every(everyDays), texts.ago(daysAgo));
}
