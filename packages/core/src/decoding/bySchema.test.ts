import { expect, it } from "vitest";
import { bySchema } from "./bySchema.ts";
import { Failure } from "./Failure.ts";
import { reading } from "./Reading.ts";

const schema = (outcome: ReturnType<Parameters<typeof bySchema<number>>[0]["~standard"]["validate"]>) => ({
  "~standard": { validate: () => outcome },
});

it("a value is refused when its schema names issues, also beside the value", () => {
  const issues = [{ message: "Too small", path: [{ key: "carbon" }, 0] }];
  for (const outcome of [{ issues }, { value: -1, issues }])
    expect(bySchema(schema(outcome))(-1, reading())).toEqual(
      new Failure("a value of the schema (Too small)", ["carbon", 0]),
    );
  expect(bySchema(schema({ issues: [] }))(-1, reading())).toEqual(new Failure("a value of the schema"));
});

it("a value is what its schema makes of it", () => {
  expect(bySchema(schema({ value: 2 }))("2", reading())).toBe(2);
  expect(bySchema(schema({ value: 2, issues: undefined }))("2", reading())).toBe(2);
});

it("a schema that answers later is refused", () => {
  expect(() => bySchema(schema(Promise.resolve({ value: 2 })))("2", reading())).toThrow("must not be asynchronous");
});
