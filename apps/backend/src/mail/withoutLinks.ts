const longest = 100;

/**
 * What somebody calls themselves or a thing of theirs, as a mail to others may say it: one line, not long, and nothing in it that a
 * mail program makes a link of.
 *
 * @example withoutLinks("Dr. Kovács-Nagy Anna") // => "Dr. Kovács-Nagy Anna"
 * @example withoutLinks("https://evil.example/x") // => "https:// evil. example/ x"
 */
export function withoutLinks(text: string): string {
  const line = text
    .normalize("NFKC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  return Array.from(line)
    .slice(0, longest)
    .join("")
    .replace(/[.。:/@]+(?=[^\s.。:/@])/gu, "$& ");
}
