const longest = 100;

/**
 * A name chosen by a user, made safe for mails to others: one short line without anything that mail programs turn into
 * a link.
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
