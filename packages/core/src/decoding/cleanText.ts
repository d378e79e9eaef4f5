/** Control and format characters, marks that show nothing (direction marks, zero-width spaces, byte order marks), halves of pairs. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** The same without a joiner and a selector that emoji are made with. */
const invisibleInLines = /(?![\n\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** A byte order mark is white space to JavaScript, but stands inside of words. */
const spaces = /(?!\ufeff)[\s\u0085\u2800]/gu;
/** One end of a line, with what shows nothing between its two characters. */
const lineEnds = /\r(?:(?:(?![\r\n])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}])*\n)?|\u2028|\u2029/gu;
const spacesInLines = /(?![\ufeff\n])[\s\u0085\u2800]/gu;

/** A text on one line: as `cleanLine`, but letters are not composed. */
export function seenLine(text: string): string {
  return text.replace(spaces, " ").replace(invisible, "").replace(/ {2,}/g, " ").trim();
}

/**
 * A typed or pasted text on one line: every white space is one space, none stands at the ends, invisible characters are
 * gone, and letters are composed (NFC).
 *
 * @rule FORM-6
 * @example cleanLine("\u202a Kova\u0301cs\u00a0 Anna\n") // => "Kovács Anna"
 */
export function cleanLine(text: string): string {
  return seenLine(text).normalize("NFC");
}

/**
 * A typed or pasted text of several lines, each clean as by `cleanLine`; emoji stay whole.
 *
 * @rule FORM-6
 * @example cleanLines(" A kapu \u200bnyitva.\r\n\r\n\r\nKöszönöm! ") // => "A kapu nyitva.\n\nKöszönöm!"
 */
export function cleanLines(text: string): string {
  if (cleanLine(text) === "") return "";
  return text
    .replace(lineEnds, "\n")
    .replace(spacesInLines, " ")
    .replace(invisibleInLines, "")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/ {2,}/g, " ")
    .trim()
    .normalize("NFC");
}
