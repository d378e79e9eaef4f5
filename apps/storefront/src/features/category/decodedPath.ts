/**
 * A path as it was typed; as it came when its percent signs mean nothing.
 *
 * @example decodedPath("/h%C3%ADrek") // => "/hírek"
 * @example decodedPath("/100%") // => "/100%"
 */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
