/** The path percent-decoded repeatedly, until decoding changes nothing. */
function decoded(path: string): string {
  for (;;) {
    const next = path.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
    if (next === path) return path;
    path = next;
  }
}

/**
 * Where to go after login: the path the shopper came from, or the home page when that is not on this site, or is the
 * login page itself.
 *
 * @rule SESS-7
 * @example returnPath("/kosar?lap=2") // => "/kosar?lap=2"
 * @example returnPath("/%2fevil.hu") // => "/"
 * @example returnPath("/belepes") // => "/"
 */
export function returnPath(
  from: string | null,
  { loginPath = "/belepes" }: { readonly loginPath?: string | undefined } = {},
): string {
  if (!from?.startsWith("/")) return "/";
  const path = `${decoded(from.replace(/[?#].*/s, ""))}/`;
  const leadsAway = /^\/\/.|\/\.\.?\/|[\\\p{C}]/u.test(path) || /\p{C}/u.test(from);
  return leadsAway || path.toLowerCase().startsWith(`${loginPath}/`) ? "/" : from;
}
