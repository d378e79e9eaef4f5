import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  type TypeNode,
  visit,
} from "graphql";

interface Source {
  readonly document?: DocumentNode;
}

/** The names of a definition's fragments, transitively. */
const spreadIn = (
  node: DocumentNode["definitions"][number],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
) => {
  const names = new Set<string>();
  const collect = (definition: DocumentNode["definitions"][number]) => {
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (fragment === undefined) throw new Error(`There is no fragment ${value}`);
        if (names.has(value)) return;
        names.add(value);
        collect(fragment);
      },
    });
  };
  collect(node);
  return Array.from(names).toSorted();
};

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The directives that only our generators read. */
const ofClient: ReadonlyArray<string> = ["model", "tolerant", "known"];

/** What is sent of a definition. */
const text = (node: DocumentNode["definitions"][number]) => {
  const sent = visit(node, { Directive: ({ name }) => (ofClient.includes(name.value) ? null : undefined) });
  return JSON.stringify(stripIgnoredCharacters(print(sent)));
};

const scalars: Readonly<Record<string, string>> = {
  ID: "string",
  String: "string",
  DateTime: "string",
  Boolean: "boolean",
  Int: "number",
  Float: "number",
};

const given = (type: TypeNode): string => {
  if (type.kind === Kind.NON_NULL_TYPE) return given(type.type).replace(/ \| null \| undefined$/, "");
  const name =
    type.kind === Kind.LIST_TYPE ? `Array<${given(type.type)}>` : (scalars[type.name.value] ?? type.name.value);
  return `${name} | null | undefined`;
};

/** The type of an operation's variables. */
const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode): string => {
  const fields = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const isOptional = type.kind !== Kind.NON_NULL_TYPE || defaultValue !== undefined;
    return `${variable.name.value}${isOptional ? "?" : ""}: ${given(type)};`;
  });
  return fields.length === 0 ? "{ [key: string]: never }" : `{ ${fields.join(" ")} }`;
};

/**
 * Writes each fragment once, and each operation as its text and its fragments: codegen's plugin, which repeats
 * fragments in every operation, made documents three times as long.
 */
export function plugin(_schema: unknown, sources: ReadonlyArray<Source>) {
  const definitions = sources.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const fragmentLines = Array.from(fragments, ([name, node]) => `const ${name} = ${text(node)};`);
  const operationLines = definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.name === undefined) return [];
    const name = pascal(node.name.value);
    const parts = [text(node), ...spreadIn(node, fragments)];
    const variables = `${name}${pascal(node.operation)}Variables`;
    return [
      `export type ${variables} = ${variablesOf(node)};`,
      `export const ${name}Document = /*#__PURE__*/ graphqlDocument<${variables}>(${parts.join(", ")});`,
    ];
  });
  return {
    prepend: ['import { graphqlDocument } from "../graphqlDocument.ts";'],
    content: [...fragmentLines, ...operationLines].join("\n"),
  };
}
