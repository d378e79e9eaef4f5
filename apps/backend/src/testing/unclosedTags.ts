/**
 * The tags of HTML or SVG that are not closed where they should be, and text that is not escaped; empty when it is
 * well-formed.
 */
export function unclosedTags(markup: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [token] of markup.matchAll(/<[^<>]*>|[^<]+|</g)) {
    const [, closing, name = "", selfClosing] =
      /^<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>$/.exec(token) ?? [];
    if (name === "") {
      if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(token)) wrong.push(token);
    } else if (closing === "/") {
      if (open.pop() !== name) wrong.push(token);
    } else if (selfClosing !== "/") {
      open.push(name);
    }
  }
  return [...wrong, ...open];
}
