import type * as SchemaAST from "effect/SchemaAST";
import type { OwnModelName, WireIds } from "./Reading.ts";

/** The transforming and checking functions of a schema, which the decoder generator cannot read out of it. */
export type DecodedBy =
  | {
      readonly kind: "from";
      readonly wire: SchemaAST.AST;
      readonly model: SchemaAST.AST;
      readonly read: (wire: never, ids: WireIds) => unknown;
    }
  | { readonly kind: "eachValid"; readonly member: SchemaAST.AST }
  | { readonly kind: "checked"; readonly isValid: (value: never) => boolean };

declare module "effect/Schema" {
  // oxlint-disable-next-line typescript/no-namespace -- Effect names its annotations by one
  namespace Annotations {
    interface Annotations {
      readonly decodedBy?: DecodedBy | undefined;
      /** The model takes own fields, under this name. */
      readonly ownFieldsOf?: OwnModelName | undefined;
    }
  }
}
