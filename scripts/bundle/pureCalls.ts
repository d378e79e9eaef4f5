import type { Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;

const childrenOf = (node: Node): ReadonlyArray<Node> =>
  Object.values<unknown>({ ...node })
    .flat()
    .filter(isNode);

/** What runs later, and types. */
const isDormant = ({ type }: Node) => /Function|^TS(?!As|Satisfies|NonNull)|^MethodDefinition$/.test(type);

/**
 * Expressions that may run a getter, an iterator, `toString` or `valueOf`: bundlers keep them even when the result is
 * unused.
 */
const mayAct = (node: Node): boolean =>
  /^(?:SpreadElement|BinaryExpression|AwaitExpression|TaggedTemplateExpression)$/.test(node.type) ||
  (node.type === "TemplateLiteral" && childrenOf(node).some(({ type }) => type !== "TemplateElement"));

/** `Effect.map`: a name of a module, which is no property that could act. */
const isOfModule = (node: Node, namespaces: ReadonlySet<string>): boolean => {
  const [object] = childrenOf(node);
  return object !== undefined && "name" in object && namespaces.has(String(object.name));
};

/** Whether evaluating it does nothing but calls, whose names are plain. */
function isPlain(node: Node, namespaces: ReadonlySet<string>): boolean {
  if (isDormant(node)) return true;
  if (mayAct(node)) return false;
  if (node.type === "MemberExpression") return isOfModule(node, namespaces);
  return childrenOf(node).every((child) => isPlain(child, namespaces));
}

/** The calls that are made when it is evaluated. */
const callsIn = (node: Node): ReadonlyArray<Node> =>
  isDormant(node)
    ? []
    : [
        ...(/^(?:Call|New)Expression$/.test(node.type) ? [node] : []),
        ...childrenOf(node).flatMap((child) => callsIn(child)),
      ];

/** The values of a module's constants, and what its classes extend. */
const valuesIn = (node: Node): ReadonlyArray<Node> => {
  const { init, superClass } = { init: null, superClass: null, ...node };
  if (node.type === "VariableDeclarator") return isNode(init) ? [init] : [];
  if (node.type === "ClassDeclaration") return isNode(superClass) ? [superClass] : [];
  return /^(?:Export|VariableDeclaration$)/.test(node.type) ? childrenOf(node).flatMap(valuesIn) : [];
};

const mark = "/* @__PURE__ */ ";

/** Text to insert, by its place. */
const marksOf = (value: Node, namespaces: ReadonlySet<string>): ReadonlyArray<readonly [number, string]> =>
  isDormant(value) || value.type === "Identifier"
    ? []
    : isPlain(value, namespaces)
      ? callsIn(value).map(({ start }) => [start, mark] as const)
      : [
          [value.start, `${mark}(() => (`],
          [value.end, "))()"],
        ];

/**
 * Marks the calls that make a module's constants as pure, so that bundlers can leave out unused constants of a file.
 * Other statements are there for their effect, and stay.
 */
export const pureCalls: Plugin = {
  name: "pure-calls",
  transform: {
    filter: { id: /\/(?:src|generated)\/.*\.tsx?$/ },
    handler(code, id) {
      const { body } = parseAst(code, { lang: id.endsWith("x") ? "tsx" : "ts" });
      const namespaces = new Set(Array.from(code.matchAll(/^import \* as (\w+) /gm), ([, name = ""]) => name));
      const marks = new Map(body.flatMap(valuesIn).flatMap((value) => marksOf(value, namespaces)));
      // From the end, so that what is before stays where it is.
      const marked = [...marks]
        .sort(([a], [b]) => b - a)
        .reduce((text, [at, added]) => text.slice(0, at) + added + text.slice(at), code);
      return { code: marked };
    },
  },
};
