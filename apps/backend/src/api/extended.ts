import type { IResolvers } from "mercurius";
import { readSchema } from "./readSchema.ts";
import { resolvers } from "./resolvers.ts";

/** Fields that a team adds to the contract's types: their SDL (`extend type Product { … }`), and what answers them. */
export interface SchemaExtension {
  readonly schema: string;
  /** By type and field; each gets the object that the field is of. */
  readonly resolvers: Readonly<Record<string, Readonly<Record<string, (parent: never) => unknown>>>>;
}

/** The contract's SDL and resolvers with those of an extension, whose fields must be new ones. */
export function extended(extension: SchemaExtension | undefined) {
  const added: IResolvers = { ...extension?.resolvers };
  const ours: IResolvers = resolvers;
  const types = Object.keys({ ...ours, ...added });
  return {
    schema: `${readSchema()}\n${extension?.schema ?? ""}`,
    resolvers: Object.fromEntries(types.map((type) => [type, { ...added[type], ...ours[type] }])),
  };
}
