/** A piece of a page: text, or the UTF-8 of a text that many pages share. Joined, they are the page's text. */
export type HtmlPart = string | Buffer;

/** Room for any usual page. `Buffer.from` reads a text twice, to know its length first. */
const room = Buffer.allocUnsafeSlow(1_000_000);
/** The most bytes of a character of JavaScript in UTF-8. */
const widest = 3;

/**
 * The pieces as UTF-8.
 *
 * @example bytesOf(["tej", Buffer.from("föl")]).toString() // => "tejföl"
 */
export function bytesOf(parts: ReadonlyArray<HtmlPart>): Buffer {
  const most = parts.reduce((sum, part) => sum + part.length * (typeof part === "string" ? widest : 1), 0);
  if (most > room.length) return Buffer.concat(parts.map((part) => Buffer.from(part)));
  let length = 0;
  for (const part of parts) length += typeof part === "string" ? room.write(part, length) : part.copy(room, length);
  return Buffer.from(room.subarray(0, length));
}
