/**
 * A bank account's number as it is stored: without spaces and hyphens, in capitals.
 *
 * @rule LAW-11
 * @example bankAccountOf(" hu42 1177-3016 ") // => "HU4211773016"
 */
export const bankAccountOf = (text: string): string => text.replace(/[\s\u2010-\u2015-]/g, "").toUpperCase();
