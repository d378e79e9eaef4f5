import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { decodeOnly } from "./decodeOnly.ts";
import { eachValid } from "./eachValid.ts";

const Name = decodeOnly(
  Schema.Struct({ full_name: Schema.String }),
  Schema.Struct({ name: Schema.String }),
  ({ full_name }) => ({ name: full_name }),
);

it.each([
  ["a model", Name, { name: "Éva" }],
  ["a list of models", eachValid(Name), [{ name: "Éva" }]],
])("%s only decodes, and cannot be encoded", async (_what, schema: Schema.Codec<unknown, unknown>, model) => {
  const refused = await Effect.runPromise(Effect.flip(Schema.encodeUnknownEffect(schema)(model)));
  expect(refused.message).toContain("models are not written back to the wire");
});
