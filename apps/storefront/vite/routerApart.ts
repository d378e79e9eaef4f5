import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, type Plugin } from "vite";

interface Statement {
  readonly text: string;
  /** The names that it declares, or sets. */
  readonly sets: ReadonlyArray<string>;
  /** Every identifier in it. Some are names of properties, which does no harm: the bundler leaves out what nothing uses. */
  readonly names: ReadonlySet<string>;
}

interface Parts {
  /** The statements that import. */
  readonly imports: ReadonlyArray<string>;
  /** The others, in their order. */
  readonly statements: ReadonlyArray<Statement>;
  /** The names of what is exported. */
  readonly exported: ReadonlyArray<string>;
}

type Node = ReturnType<typeof parseSync>["program"]["body"][number];

/**
 * Names that only routers use: the core, the server's part, the browser's history, and the checks of responses. An
 * export that needs one of them is not for pages.
 */
const namesOfRouters = [
  "createRouter",
  "createStaticHandler",
  "createLocation",
  "getUrlBasedHistory",
  "hydrationRouteProperties",
  "isDataWithResponseInit",
  "isMutationMethod",
  "isResponse",
  "wrapImpl",
];

const isNode = (value: unknown): value is object => typeof value === "object" && value !== null;

function* namesIn(node: object): Generator<string> {
  if ("type" in node && node.type === "Identifier" && "name" in node) yield String(node.name);
  for (const child of Object.values(node)) if (isNode(child)) yield* namesIn(child);
}

const nameOf = (target: { readonly type: string; readonly name?: unknown } | null) =>
  target?.type === "Identifier" ? [String(target.name)] : [];

/** The names that a statement at the top of a module declares or sets. */
function setBy(node: Node): ReadonlyArray<string> {
  switch (node.type) {
    case "VariableDeclaration":
      return node.declarations.flatMap(({ id }) => nameOf(id));
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return nameOf(node.id);
    case "ExpressionStatement":
      return node.expression.type === "AssignmentExpression" ? nameOf(node.expression.left) : [];
    default:
      return [];
  }
}

function partsOf(code: string): Parts {
  const { body } = parseSync("module.mjs", code).program;
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  return {
    imports: body.filter(({ type }) => type === "ImportDeclaration").map(textOf),
    statements: body.map((node) => ({ text: textOf(node), sets: setBy(node), names: new Set(namesIn(node)) })),
    exported: body.flatMap((node) =>
      node.type === "ExportNamedDeclaration" ? node.specifiers.flatMap(({ local }) => [...namesIn(local)]) : [],
    ),
  };
}

/** Fails the build when React Router's module has changed: a name that is not found would bring the whole router to every page. */
function assertKnown(names: ReadonlyArray<string>, { statements }: Parts): void {
  const declared = new Set(statements.flatMap(({ sets }) => sets));
  const missing = names.filter((name) => !declared.has(name));
  if (missing.length > 0)
    throw new Error(`React Router's module declares no ${missing.join(", ")}: see docs/decisions/0072.`);
}

/** The names of the declarations that some others need, and these. */
function reachedFrom(roots: ReadonlyArray<string>, { statements }: Parts): ReadonlySet<string> {
  const bySet = Map.groupBy(
    statements.flatMap((statement) => statement.sets.map((name) => ({ name, statement }))),
    ({ name }) => name,
  );
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const found = bySet.get(name) ?? [];
    if (found.length === 0 || reached.has(name)) return;
    reached.add(name);
    for (const { statement } of found) statement.names.forEach(reach);
  };
  roots.forEach(reach);
  return reached;
}

/** The statements that only the full router needs, and those that it shares with other exports. */
function divide(parts: Parts, ofRouters: ReadonlyArray<string>) {
  assertKnown([...ofRouters, "createBrowserRouter"], parts);
  const isOfPages = (root: string) => {
    const reached = reachedFrom([root], parts);
    return !ofRouters.some((name) => reached.has(name));
  };
  const ofPages = reachedFrom(parts.exported.filter(isOfPages), parts);
  const ofRouter = [...reachedFrom(["createBrowserRouter"], parts)];
  return {
    alone: ofRouter.filter((name) => !ofPages.has(name)),
    shared: ofRouter.filter((name) => ofPages.has(name)),
  };
}

/**
 * Gives the whole router a module of its own. React Router has it in one module with what every page starts with, and a bundler
 * keeps a module in one file.
 */
export function routerApart({
  importer,
  ofRouters = namesOfRouters,
}: {
  readonly importer: string;
  readonly ofRouters?: ReadonlyArray<string>;
}): Plugin {
  const mark = "?router";
  let origin = "";
  return {
    name: "kamra:router-apart",
    apply: (_config, { command, isSsrBuild = false }) => command === "build" && !isSsrBuild,
    enforce: "pre",
    async buildStart() {
      const index = await this.resolve("react-router");
      const [, module] = /\bcreateBrowserRouter,[^}]*\} from "(.*?)"/.exec(readFileSync(index?.id ?? "", "utf8")) ?? [];
      if (index === null || module === undefined) throw new Error("React Router's module was not found");
      origin = join(dirname(index.id), module);
    },
    resolveId: (source, from = "") => (from.endsWith(importer) && source === "react-router-dom" ? origin + mark : null),
    load(id) {
      if (id !== origin + mark && id !== origin) return null;
      const code = readFileSync(origin, "utf8");
      const parts = partsOf(code);
      const { alone, shared } = divide(parts, ofRouters);
      const names = shared.map((name) => `${name} as router_${name}`);
      if (id === origin) return `${code}\nexport { ${names.join()} };`;
      const texts = parts.statements.filter(({ sets }) => sets.some((name) => alone.includes(name)));
      const taken = shared.map((name) => `router_${name} as ${name}`);
      return [
        ...parts.imports,
        `import { ${taken.join()} } from "${origin}";`,
        ...texts.map(({ text }) => text),
        "export { createBrowserRouter };",
      ].join("\n");
    },
  };
}
