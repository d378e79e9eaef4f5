import { expect, it } from "vitest";
import { settingsOf, usage } from "./settingsOf.ts";

it("what the command line says goes before the environment", () => {
  expect(settingsOf(["--port", "4100", "--data", "/shop"], { PORT: "4000", LOG_LEVEL: "info" })).toEqual({
    PORT: "4100",
    KAMRA_DATA: "/shop",
    LOG_LEVEL: "info",
  });
});

it("without a named folder the database is in kamra-data", () => {
  expect(settingsOf([], {})).toEqual({ KAMRA_DATA: "kamra-data" });
  expect(settingsOf([], { KAMRA_DATA: "/elsewhere" })).toEqual({ KAMRA_DATA: "/elsewhere" });
});

it.each([["--prot", "4100"], ["--port"], ["4100"]])("%s is refused", (...args) => {
  expect(() => settingsOf(args, {})).toThrow(TypeError);
});

it("--help asks for the words, which are all explained", () => {
  expect(settingsOf(["--help"], {})).toBeNull();
  for (const word of ["port", "data", "catalogue", "products", "extension", "cors"])
    expect(usage).toContain(`--${word}`);
});
