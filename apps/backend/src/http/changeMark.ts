const name = "changed";

/** Seconds beyond the lag of a replica, for an answer's way to the browser and its clock. */
const margin = 3;

/**
 * A cookie that marks a caller who has just changed something, for as long as replicas may be behind the change. It has
 * no other content.
 */
export function changeMark({
  longestLag,
  isSecure,
}: {
  readonly longestLag: number;
  readonly isSecure: boolean;
}): string {
  const age = Math.ceil(longestLag / 1000) + margin;
  return `${name}=1; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** Whether a `Cookie` header has the mark. */
export const hasChangeMark = (cookies: string | undefined): boolean => /(?:^|; ?)changed=/.test(cookies ?? "");
