import ts from "typescript";
import { type Default, readDefaults } from "./defaults.ts";

/** A prop as Kamra's own types declare it: not those that the browser brings. */
export interface DeclaredProp {
  readonly component: string;
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** What it takes: words, a number, one of some choices, …; `call` is for what the host does, `ref` for its code alone. */
  readonly takes: "text" | "number" | "switch" | "choice" | "content" | "date" | "list" | "model" | "call" | "ref";
  readonly choices: ReadonlyArray<string | number>;
  /** What the component takes it for where it is left out, as far as its parameters say it. */
  readonly default?: Default;
}

const source = decodeURIComponent(new URL("../", import.meta.url).pathname);
const entries = ["index.ts", "richText/index.ts"].map((entry) => source + entry);

/** Whether it is declared here, or with the models of core. */
const isOurs = (declaration: ts.Declaration): boolean =>
  /\/packages\/(?:core|ui)\/src\//.test(declaration.getSourceFile().fileName);

function kindOf(type: ts.Type): Pick<DeclaredProp, "takes" | "choices"> {
  const parts = type.isUnion() ? type.types : [type];
  const choices = parts.flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : []));
  const all = (flags: ts.TypeFlags) =>
    parts.every(
      (part) =>
        (part.flags & flags) !== 0 || (part.isIntersection() && part.types.some((each) => (each.flags & flags) !== 0)),
    );
  if (choices.length === parts.length) return { takes: "choice", choices };
  if (all(ts.TypeFlags.BooleanLike)) return { takes: "switch", choices: [] };
  if (all(ts.TypeFlags.NumberLike)) return { takes: "number", choices: [] };
  if (all(ts.TypeFlags.StringLike)) return { takes: "text", choices: [] };
  return { takes: "model", choices: [] };
}

/** What it takes by its name and its written type, for what is more than a word or a number. */
function takenBy(
  name: string,
  written: string,
  type: ts.Type,
  checker: ts.TypeChecker,
): Pick<DeclaredProp, "takes" | "choices"> {
  if (name === "ref") return { takes: "ref", choices: [] };
  if (/\bReact(?:Node|Element)\b/.test(written)) return { takes: "content", choices: [] };
  if (type.getCallSignatures().length > 0) return { takes: "call", choices: [] };
  if (type.symbol?.name === "Date") return { takes: "date", choices: [] };
  if (checker.isArrayLikeType(type)) return { takes: "list", choices: [] };
  return kindOf(type);
}

/** A prop's type as its author wrote it, which reads best. */
const writtenType = ({ valueDeclaration }: ts.Symbol): string | undefined =>
  valueDeclaration !== undefined && ts.isPropertySignature(valueDeclaration)
    ? valueDeclaration.type?.getText()
    : undefined;

/** The name of a component, and the type of its props: `ButtonProps`, or what its parameter takes. */
function componentOf(exported: ts.Symbol, { names, checker }: { names: ReadonlySet<string>; checker: ts.TypeChecker }) {
  const symbol = (exported.flags & ts.SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);
  const { name } = exported;
  const component = /^(\w+)Props$/.exec(name)?.[1];
  // What several components take, such as `BareButtonProps`, has no component.
  if (component !== undefined)
    return names.has(component) ? { component, props: checker.getDeclaredTypeOfSymbol(symbol) } : null;
  if (!/^[A-Z]/.test(name) || names.has(`${name}Props`) || (symbol.flags & ts.SymbolFlags.Variable) === 0) return null;
  const [parameter] = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters() ?? [];
  return parameter === undefined ? null : { component: name, props: checker.getTypeOfSymbol(parameter) };
}

/** The props of each component that the entries export. Reading the types takes some seconds. */
export function declaredProps(): ReadonlyArray<DeclaredProp> {
  const file = ts.readJsonConfigFile(`${source}../tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonSourceFileConfigFileContent(file, ts.sys, `${source}..`);
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(source));
  const defaultOf = readDefaults(files, checker);
  const exports = entries.flatMap((entry) => {
    const read = program.getSourceFile(entry);
    const module = read && checker.getSymbolAtLocation(read);
    if (module === undefined) throw new Error(`${entry} cannot be read`);
    return checker.getExportsOfModule(module);
  });
  const names = new Set(exports.map(({ name }) => name));
  return exports.flatMap((exported) => {
    const found = componentOf(exported, { names, checker });
    if (found === null) return [];
    const { component, props } = found;
    return props
      .getProperties()
      .filter(({ declarations = [] }) => declarations.some(isOurs))
      .map((prop) => {
        const whole = checker.getTypeOfSymbol(prop);
        const type = checker.getNonNullableType(whole);
        const written = writtenType(prop) ?? checker.typeToString(whole).replace(/ \| undefined$/, "");
        const assumed = defaultOf(component, prop);
        return {
          component,
          name: prop.name,
          description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
          type: written,
          isRequired: (prop.flags & ts.SymbolFlags.Optional) === 0,
          ...takenBy(prop.name, written, type, checker),
          ...(assumed !== undefined && { default: assumed }),
        };
      });
  });
}
