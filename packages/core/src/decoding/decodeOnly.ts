import * as Schema from "effect/Schema";
import * as SchemaGetter from "effect/SchemaGetter";
import type { DecodedBy } from "./DecodedBy.ts";
import type { WireIds } from "./Reading.ts";

/** A schema that decodes the wire's shape into the model's, by the default ids. Encoding is not supported. */
export const decodeOnly = <Wire extends Schema.Top, Model extends Schema.Constraint>(
  wire: Wire,
  model: Model,
  read: (wire: Wire["Type"], ids: WireIds) => Model["Encoded"],
) => {
  const decodedBy: DecodedBy = { kind: "from", wire: wire.ast, model: model.ast, read };
  return wire
    .pipe(
      Schema.decodeTo(model, {
        decode: SchemaGetter.transform((value: Wire["Type"]) => read(value, {})),
        encode: SchemaGetter.forbidden(() => "models are not written back to the wire"),
      }),
    )
    .annotate({ decodedBy });
};
