import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as SchemaGetter from "effect/SchemaGetter";
import { log } from "../../shop/log.ts";

/**
 * An array whose bad members are left out, each with a logged error, instead of refusing them all. The error
 * tells where and why; what was refused may be anybody's data, and is logged nowhere.
 *
 * @rule PRICE-1
 */
export const eachValid = <S extends Schema.ConstraintDecoder<unknown>>(member: S) => {
  const decodeMember = Schema.decodeUnknownEffect(member);
  return Schema.Array(Schema.Unknown).pipe(
    Schema.decodeTo(
      Schema.declare((value): value is ReadonlyArray<S["Type"]> => Array.isArray(value)),
      {
        decode: SchemaGetter.transformEffect((members: ReadonlyArray<unknown>) =>
          Effect.forEach(members, (value) =>
            decodeMember(value).pipe(
              Effect.map((decoded) => [decoded]),
              Effect.catch((error) =>
                log("error", "Refused what the server sent", error).pipe(Effect.as<Array<S["Type"]>>([])),
              ),
            ),
          ).pipe(Effect.map((kept) => kept.flat(1))),
        ),
        encode: SchemaGetter.forbidden(() => "models are not written back to the wire"),
      },
    ),
  );
};
