import { describe, expect, it } from "vitest";
import { cleanLine, cleanLines, seenLine } from "./cleanText.ts";

/** One of each kind that shows nothing: control, format, half of a pair, ignorable mark. */
const unseen = ["\u0000", "\u200b", "\ud800", "\u034f"];
/** A byte order mark shows nothing; the others are white space. */
const spaces = [" ", "\t", "\u00a0", "\u2003", "\u0085", "\u2800"];

describe("A clean text", () => {
  it.each(unseen)("[FORM-6] loses %j inside of a word", (character) => {
    expect(cleanLine(`Ko${character}vács`)).toBe("Kovács");
    expect(cleanLines(`Ko${character}vács`)).toBe("Kovács");
    expect(seenLine(`Ko${character}vács`)).toBe("Kovács");
  });

  it.each(spaces)("[FORM-6] has one space in place of %j", (space) => {
    const typed = `${space}Kovács${space}${space}Anna${space}`;
    expect(cleanLine(typed)).toBe("Kovács Anna");
    expect(cleanLines(typed)).toBe("Kovács Anna");
  });

  it("[FORM-6] takes a byte order mark for nothing, not for white space", () => {
    expect(cleanLine("Ko\ufeffvács")).toBe("Kovács");
    expect(cleanLines("Ko\ufeffvács")).toBe("Kovács");
  });

  it("[FORM-6] has composed letters, except where only the look counts", () => {
    expect(cleanLine("Kova\u0301cs")).toBe("Kovács");
    expect(cleanLines("Kova\u0301cs")).toBe("Kovács");
    expect(seenLine("Kova\u0301cs")).toBe("Kova\u0301cs");
  });
});

describe("A clean text of several lines", () => {
  it.each(["\n", "\r", "\r\n", "\u2028", "\u2029", "\n ", "  \n  ", ...unseen.map((character) => `\r${character}\n`)])(
    "[FORM-6] has one line end in place of %j",
    (lineEnd) => {
      expect(cleanLines(`kapu${lineEnd}csengő`)).toBe("kapu\ncsengő");
      expect(cleanLine(`kapu${lineEnd}csengő`)).not.toContain("\n");
    },
  );

  it("[FORM-6] keeps a line between a return and a line feed", () => {
    expect(cleanLines("kapu\rzárva\ncsengő")).toBe("kapu\nzárva\ncsengő");
    expect(cleanLines("kapu\r\u200bzárva")).toBe("kapu\nzárva");
  });

  it("[FORM-6] keeps one empty line of many", () => {
    expect(cleanLines("kapu\n\ncsengő")).toBe("kapu\n\ncsengő");
    expect(cleanLines("kapu\n\n\n\ncsengő")).toBe("kapu\n\ncsengő");
    expect(cleanLines("kapu\r\r\ncsengő")).toBe("kapu\n\ncsengő");
  });

  it("[FORM-6] keeps emoji of several characters whole", () => {
    expect(cleanLines("\u2764\ufe0f 👩\u200d🌾")).toBe("\u2764\ufe0f 👩\u200d🌾");
    expect(cleanLine("👩\u200d🌾")).toBe("👩🌾");
  });

  it("[FORM-6] is empty when nothing of it shows", () => {
    expect(cleanLines("\u200d\ufe0f \n \u200b")).toBe("");
  });
});
