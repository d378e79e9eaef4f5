import ts from "typescript";
import { type Default, readDefaults } from "./defaults.ts";

/** A prop as the library's own types declare it: not those that the browser brings. */
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

/** The props of each component that `index.ts` exports. Reading the types takes some seconds. */
export function declaredProps(): ReadonlyArray<DeclaredProp> {
  const file = ts.readJsonConfigFile(`${source}../tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonSourceFileConfigFileContent(file, ts.sys, `${source}..`);
  const program = ts.createProgram([`${source}index.ts`], options);
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(`${source}index.ts`);
  const module = index && checker.getSymbolAtLocation(index);
  if (module === undefined) throw new Error("index.ts cannot be read");
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(source));
  const defaultOf = readDefaults(files, checker);
  const exports = checker.getExportsOfModule(module);
  const names = new Set(exports.map(({ name }) => name));
  return exports.flatMap((exported) => {
    const component = /^(\w+)Props$/.exec(exported.name)?.[1];
    // What several components take, such as `BareButtonProps`, has no component.
    if (component === undefined || !names.has(component)) return [];
    return checker
      .getDeclaredTypeOfSymbol(checker.getAliasedSymbol(exported))
      .getProperties()
      .filter(({ declarations = [] }) => declarations.some((each) => each.getSourceFile().fileName.startsWith(source)))
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
