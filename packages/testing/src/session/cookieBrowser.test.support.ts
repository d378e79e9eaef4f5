import type { Fetch } from "@kamra/core";

export const shopOrigin = "https://bolt.pelda.hu";
const session = /^__Host-session=([^;]*);.*HttpOnly/;

/** A browser's cookies on the shop's own requests: it sends the HttpOnly cookie, and stores new ones. */
export function cookieBrowser(fetch: Fetch) {
  let kept: string | null = null;
  const told: string[] = [];
  return {
    fetch: async (...[address, init]: Parameters<Fetch>) => {
      const headers = new Headers(init?.headers);
      if (init?.method === "POST") headers.set("origin", shopOrigin);
      if (kept !== null) headers.set("cookie", `__Host-session=${kept}`);
      const answer = await fetch(address, { ...init, headers });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, value] = session.exec(cookie) ?? [];
        if (value !== undefined) kept = value === "" ? null : value;
      }
      told.push(await answer.clone().text());
      return answer;
    },
    /** Of the cookie that no script can read; null without one. */
    kept: () => kept,
    /** The bodies of all answers. */
    told,
  };
}
