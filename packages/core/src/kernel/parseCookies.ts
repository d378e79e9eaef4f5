const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/**
 * Parses a `Cookie` header or `document.cookie`. Skips cookies that cannot be decoded. The first cookie of a name wins, as it
 * is the most specific one.
 *
 * @rule COOKIE-1
 * @example parseCookies("a=1; b=%C3%A1").get("b") // => "á"
 */
export function parseCookies(text: string): Map<string, string> {
  const pairs = text.split(";").flatMap((pair): ReadonlyArray<readonly [string, string]> => {
    const at = pair.indexOf("=");
    const value = decode(pair.slice(at + 1).trim());
    return at < 1 || value === null ? [] : [[pair.slice(0, at).trim(), value]];
  });
  return new Map(pairs.reverse());
}
