import { expect, it } from "vitest";
import { parseCookies } from "./parseCookies.ts";

it.each([
  ["", []],
  [
    "a=1; b=%C3%A1",
    [
      ["b", "á"],
      ["a", "1"],
    ],
  ],
  [
    " a = 1 ;b=2=3",
    [
      ["b", "2=3"],
      ["a", "1"],
    ],
  ],
  ["=1; b; a=2", [["a", "2"]]],
  ["a=%; b=%C3; c=3", [["c", "3"]]],
])("[COOKIE-1] the header %j gives the named, decodable cookies", (text, cookies) => {
  expect([...parseCookies(text)]).toEqual(cookies);
});

it("[COOKIE-1] the first cookie of a name wins", () => {
  expect(parseCookies("a=1; a=2").get("a")).toBe("1");
});
