/**
 * A decoded path; unchanged when it cannot be decoded.
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
