import { WrongSetting } from "@kamra/backend";
import { expect, it } from "vitest";
import { whyUnopened } from "./whyUnopened.ts";

const failing = (code: string) => Object.assign(new Error("raw"), { code });

it.each([
  ["3D000", /no such database/],
  ["28P01", /password/],
  ["ECONNREFUSED", /Nothing listens/],
])("a database that cannot be opened for %s is explained in a sentence", (code, sentence) => {
  expect(whyUnopened(failing(code))).toMatch(sentence);
});

it("a wrong setting says itself what is wrong", () => {
  expect(whyUnopened(new WrongSetting("DATABASE_URL must name its writer."))).toBe(
    "DATABASE_URL must name its writer.",
  );
});

it("a fault of ours is not explained away: it keeps its stack", () => {
  expect([whyUnopened(failing("42P01")), whyUnopened(new TypeError("x is undefined"))]).toEqual([null, null]);
});
