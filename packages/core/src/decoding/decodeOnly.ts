import * as Schema from "effect/Schema";
import * as SchemaGetter from "effect/SchemaGetter";
import type { DecodedBy } from "./DecodedBy.ts";

/** A schema that reads the wire's shape into the model's. Nothing is ever written back in that shape. */
export const decodeOnly = <Wire extends Schema.Top, Model extends Schema.Constraint>(
  wire: Wire,
  model: Model,
  read: (wire: Wire["Type"]) => Model["Encoded"],
) => {
  const decodedBy: DecodedBy = { kind: "from", wire: wire.ast, model: model.ast, read };
  return wire
    .pipe(
      Schema.decodeTo(model, {
        decode: SchemaGetter.transform(read),
        encode: SchemaGetter.forbidden(() => "models are not written back to the wire"),
      }),
    )
    .annotate({ decodedBy });
};
