import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildASTSchema,
  concatAST,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
} from "graphql";

/** What a document of a folder defines. */
export interface Defined<Node> {
  readonly folder: string;
  readonly node: Node;
}

export interface Documents {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, Defined<FragmentDefinitionNode>>;
  readonly operations: ReadonlyArray<Defined<OperationDefinitionNode>>;
}

/** The documents of a source folder's folders, and the schema that they are written to. */
export function loadDocuments(source: string, contract: string): Documents {
  const files = globSync("*/graphql/*.graphql", { cwd: source }).toSorted();
  const defined = files.flatMap((file) => {
    const [folder = ""] = file.replaceAll("\\", "/").split("/");
    return parse(readFileSync(join(source, file), "utf8")).definitions.map((node) => ({ folder, node }));
  });
  const schemaFiles = globSync("*.graphql", { cwd: contract }).toSorted();
  return {
    schema: buildASTSchema(concatAST(schemaFiles.map((file) => parse(readFileSync(join(contract, file), "utf8"))))),
    fragments: new Map(
      defined.flatMap(({ folder, node }) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, { folder, node }] as const] : [],
      ),
    ),
    operations: defined.flatMap(({ folder, node }) =>
      node.kind === Kind.OPERATION_DEFINITION ? [{ folder, node }] : [],
    ),
  };
}
