import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as SchemaGetter from "effect/SchemaGetter";
import type { DecodedBy } from "./DecodedBy.ts";

/**
 * An array that leaves out invalid members instead of failing. Its decoder reports them.
 *
 * @rule PRICE-1
 */
export const eachValid = <S extends Schema.ConstraintDecoder<unknown>>(member: S) => {
  const decodeMember = Schema.decodeUnknownEffect(member);
  const decodedBy: DecodedBy = { kind: "eachValid", member: member.ast };
  return Schema.Array(Schema.Unknown)
    .pipe(
      Schema.decodeTo(
        Schema.declare((value): value is ReadonlyArray<S["Type"]> => Array.isArray(value)),
        {
          decode: SchemaGetter.transformEffect((members: ReadonlyArray<unknown>) =>
            Effect.forEach(members, (value) =>
              Effect.match(decodeMember(value), { onSuccess: (valid) => [valid], onFailure: () => [] }),
            ).pipe(Effect.map((kept) => kept.flat(1))),
          ),
          encode: SchemaGetter.forbidden(() => "models are not written back to the wire"),
        },
      ),
    )
    .annotate({ decodedBy });
};
