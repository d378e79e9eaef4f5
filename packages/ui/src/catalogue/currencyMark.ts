import type { Formats } from "@kamra/core/text";

/** How the formats write a currency: what an amount has beside its digits, such as `Ft` or `€`. */
export const currencyMark = ({ money }: Pick<Formats, "money">): string => money("0", 0).replaceAll(/[\d\s.,'’]/gu, "");
