/**
 * Whether a request's target is a path that every part of the server reads alike: no whole address, no leading double
 * slash (which names another host), and nothing that cannot be decoded.
 *
 * @example isTarget("/tej?oldal=2") // => true
 * @example isTarget("http://kamra.example/") // => false
 * @example isTarget("//kamra.example/") // => false
 * @example isTarget("/%ff") // => false
 */
export function isTarget(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  if (!/^\/(?!\/)[!-~]*$/.test(target) || path.includes("\\")) return false;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
