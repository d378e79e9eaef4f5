/** Longer paths are nobody's, and decoding them would take its time. */
const longest = 2000;

/** The path as it is when everything that may decode it has done so, for as long as there was something to decode. */
function decoded(path: string): string {
  const next = path.replace(/%(?:25)*([0-7][\da-f])/gi, (_escape, code: string) =>
    String.fromCharCode(Number(`0x${code}`)),
  );
  return next === path ? path : decoded(next);
}

/**
 * Where to go after login: the path that the shopper came from, or the home page when that is no path of this site, or is
 * the login page itself.
 *
 * @rule SESS-7
 * @example returnPath("/kosar?lap=2") // => "/kosar?lap=2"
 * @example returnPath("/%2fevil.hu") // => "/"
 * @example returnPath("/belepes") // => "/"
 */
export function returnPath(
  from: string | null,
  { loginPath = "/belepes" }: { readonly loginPath?: string } = {},
): string {
  if (!from?.startsWith("/") || from.length > longest) return "/";
  const path = decoded(from.replace(/[?#].*/s, ""));
  const leadsAway = /^\/\/|\/\.\.?(\/|$)/.test(path) || /[\\\p{C}]/u.test(from + path);
  return leadsAway || `${path.toLowerCase()}/`.startsWith(`${loginPath}/`) ? "/" : from;
}
