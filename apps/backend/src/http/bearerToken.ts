/**
 * The token of an `Authorization` header; `null` without one.
 *
 * @example bearerToken("Bearer abc123") // => "abc123"
 * @example bearerToken("Basic abc123") // => null
 */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? "")?.[1] ?? null;
}
