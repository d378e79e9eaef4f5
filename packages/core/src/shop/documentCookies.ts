import type { CookieJar } from "./CookieJar.ts";

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/**
 * The jar of a browser's document: for the whole site, sent along on the site's own navigations only, and over a secure
 * connection only where the page came over one.
 *
 * Errors: none; a cookie that is not well encoded counts as absent.
 */
export function documentCookies(document: { cookie: string; readonly location: Pick<Location, "protocol"> }): CookieJar {
  const write = (name: string, value: string, attributes: string) => {
    const secure = document.location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${attributes}`;
  };
  return {
    get: (name) => {
      const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
      return found === undefined ? null : decoded(found.slice(name.length + 1));
    },
    set: (name, value, { maxAgeSeconds } = {}) => {
      write(name, value, maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`);
    },
    remove: (name) => {
      write(name, "", "; Max-Age=0");
    },
  };
}
