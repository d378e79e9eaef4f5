import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import * as schemas from "./schema.ts";

it.each(Object.entries(schemas))("%s can be written as JSON Schema", (_name, schema) => {
  expect(Schema.toJsonSchemaDocument(schema)).toMatchObject({ dialect: "draft-2020-12" });
});
