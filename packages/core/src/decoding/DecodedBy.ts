import type * as SchemaAST from "effect/SchemaAST";

/** What the generator of decoders cannot read out of a schema: the functions that ours transform and check by. */
export type DecodedBy =
  | {
      readonly kind: "from";
      readonly wire: SchemaAST.AST;
      readonly model: SchemaAST.AST;
      readonly read: (wire: never) => unknown;
    }
  | { readonly kind: "eachValid"; readonly member: SchemaAST.AST }
  | { readonly kind: "checked"; readonly isValid: (value: never) => boolean };

declare module "effect/Schema" {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Effect names its annotations by one
  namespace Annotations {
    interface Annotations {
      readonly decodedBy?: DecodedBy | undefined;
    }
  }
}
