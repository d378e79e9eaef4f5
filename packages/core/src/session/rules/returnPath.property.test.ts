import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { returnPath } from "./returnPath.ts";

const site = "https://kamra.hu";

const segments = fc.array(
  fc.constantFrom("kosar", "tej-1l", "kereses", "100%25", "a%2Fb", "%C5%91szi", "...", "belepes", "1,5", "a:b@c"),
  {
    minLength: 1,
    maxLength: 4,
  },
);
const tails = fc.constantFrom("", "/", "?lap=2", "?vissza=//evil.hu/..", "#/..//x", "?q=%2F%2Fevil.hu&p=%0d");
const paths = fc.tuple(segments, tails).map(([parts, tail]) => `/kategoria/${parts.join("/")}${tail}`);

const escaped = (text: string) =>
  Array.from(text, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
const tricks = fc.constantFrom(
  ..."/\\.%:@?#\t\n\r\0 \u{85}\u{200b}\u{d800}",
  "//",
  "/\\",
  "..",
  "/.",
  "evil.hu",
  "https:",
  "javascript:alert(1)",
  "kosar",
  "belepes",
  "%2f",
  "%5C",
  "%2e",
  "%09",
  "%252f",
  "%25%32%66",
);
const hostile = fc
  .tuple(fc.constantFrom("", "/", "/kosar"), fc.array(fc.oneof(tricks, tricks.map(escaped)), { maxLength: 6 }))
  .map(([start, parts]) => start + parts.join(""));

/** Every way in which something between here and the browser may read a path: as it is, or decoded before or after. */
function readings(path: string): ReadonlyArray<string> {
  const all = [path];
  for (const reading of all) {
    const { pathname, search, hash } = new URL(reading, site);
    const undone = pathname.replace(/%[0-7][\da-f]/gi, (escape) => decodeURIComponent(escape));
    for (const next of [pathname + search + hash, undone]) if (!all.includes(next)) all.push(next);
  }
  return all;
}

it.prop([hostile], runs)(
  "[SESS-7] the return path is the given path or the home page, and never leaves the site in any encoding",
  (from) => {
    const to = returnPath(from);
    expect([from, "/"]).toContain(to);
    for (const reading of readings(to)) {
      expect(new URL(reading, site).origin).toBe(site);
    }
  },
);

it.prop([hostile], runs)("[SESS-7] a path that a browser takes to another site is refused", (from) => {
  const parsed = URL.parse(from, site);
  if (parsed?.origin !== site) expect(returnPath(from)).toBe("/");
});

it.prop([paths], runs)("[SESS-7] the shopper returns to the page of departure", (from) => {
  expect(returnPath(from)).toBe(from);
});

it.prop(
  [fc.constantFrom("/belepes", "/BELEPES", "/belepes/", "/bel%65pes", "/%2562elepes", "/belepes/x"), tails],
  runs,
)("[SESS-7] the shopper never returns to the login page", (path, tail) => {
  expect(returnPath(path + tail)).toBe("/");
  expect(returnPath(path + tail, { loginPath: "/login" })).toBe(path + tail);
  expect(returnPath(`/login${tail}`, { loginPath: "/login" })).toBe("/");
});

it("[SESS-7] the return path is the home page for a missing path and for one without its leading slash", () => {
  expect(returnPath(null)).toBe("/");
  expect(returnPath("")).toBe("/");
  expect(returnPath("kosar")).toBe("/");
  expect(returnPath("/?q=1")).toBe("/?q=1");
  expect(returnPath("/belepesek")).toBe("/belepesek");
});

it("[SESS-7] a path that is encoded a thousand times is read", () => {
  expect(returnPath(`/%${"25".repeat(1000)}2fevil.hu`)).toBe("/");
  expect(returnPath(`/${"%3".repeat(1000)}${"5".repeat(1000)}`)).toBe(`/${"%3".repeat(1000)}${"5".repeat(1000)}`);
});
