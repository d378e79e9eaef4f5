import { budapestDay } from "@kamra/core/product";

/** The calendar day this many days from now: `2026-11-21`. */
export const day = (now: Date, days: number): string => budapestDay(new Date(now.getTime() + days * 86_400_000));
