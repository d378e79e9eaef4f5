import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const folder = fileURLToPath(new URL("../packages/ui/", import.meta.url));

/** A prop that we named: those of native elements have the platform's names. */
interface OwnProp {
  readonly name: string;
  readonly isRequired: boolean;
  /** Its type as the compiler writes it. */
  readonly type: string;
}

interface Component {
  readonly name: string;
  readonly props: ReadonlyArray<string>;
  readonly own: ReadonlyArray<OwnProp>;
}

const entries = ["index.ts", "shared.ts", "theme/index.ts"].map((file) => `${folder}src/${file}`);
const config = ts.readJsonConfigFile(`${folder}tsconfig.json`, (path) => ts.sys.readFile(path));
const program = ts.createProgram(entries, ts.parseJsonSourceFileConfigFileContent(config, ts.sys, folder).options);
const types = program.getTypeChecker();

const declaredAs = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? types.getAliasedSymbol(symbol) : symbol;

const exportsOf = (file: string): ReadonlyArray<ts.Symbol> => {
  const source = program.getSourceFile(file);
  const module = source && types.getSymbolAtLocation(source);
  return module ? types.getExportsOfModule(module).map(declaredAs) : [];
};

const ownProp = (prop: ts.Symbol): OwnProp => ({
  name: prop.name,
  isRequired: (prop.flags & ts.SymbolFlags.Optional) === 0,
  type: types.typeToString(types.getTypeOfSymbol(prop)),
});

/** The exported components with their props, as the compiler sees them. */
const componentsOf = (file: string): ReadonlyArray<Component> =>
  exportsOf(file).flatMap((symbol) => {
    const [signature] = symbol.valueDeclaration ? types.getTypeOfSymbol(symbol).getCallSignatures() : [];
    const [first] = signature?.parameters ?? [];
    if (first === undefined || !/^[A-Z]/.test(symbol.name)) return [];
    const props = types.getTypeOfSymbol(first).getProperties();
    const own = props.filter(({ declarations = [] }) =>
      declarations.some((declaration) => !declaration.getSourceFile().fileName.includes("/node_modules/")),
    );
    return [{ name: symbol.name, props: props.map(({ name }) => name), own: own.map(ownProp) }];
  });

const components = componentsOf(`${folder}src/index.ts`);

/** Words for which the vocabulary has another. */
const otherWords: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(selected\w*|chosen|choice)$/, "value"],
  [/^on(Select|Choose|Pick|Tick|Decide)$/, "onChange"],
  [/^is(Busy|Working|Loading|Sending)$/, "isPending"],
  [/^(disabled|isInactive)$/, "isDisabled"],
  [/^(intent|severity|color)$/, "tone"],
  [/^(url|to|link|hrefFor|hrefFrom)$/, "href, or hrefOf"],
  [/^\w+Ref$/, "ref"],
  [/^on(Cancel|Hide)$/, "onClose"],
  [/^is(Unfolded|Expanded|Shown|Visible)$/, "isOpen"],
  [/^(state|phase)$/, "a word for each: isPending, isSent"],
  [/^(today|\w+Ago|format\w+)$/, "now, and an instant: the provider has the formats"],
  [/^shows[A-Z]/, "has… or is…"],
  [/^\w+Level$/, "level"],
  [/^(checked|isChecked|isOn|isActive)$/, "isSelected, or what is on: isTicked, isSubscribed"],
];

it("reads the components of the library", () => {
  expect(components.length).toBeGreaterThan(90);
});

it("no prop has another word for what the vocabulary names", () => {
  const faults = components.flatMap(({ name, own }) =>
    own.flatMap((prop) =>
      otherWords.filter(([word]) => word.test(prop.name)).map(([, ours]) => `${name}: ${prop.name}, say ${ours}`),
    ),
  );
  expect(faults).toEqual([]);
});

it("what can be chosen has both a value and a handler", () => {
  const isHalf = ({ own }: Component) =>
    own.some(({ name }) => name === "value") && !own.some(({ name }) => name === "onChange");
  expect(components.filter(isHalf).map(({ name }) => name)).toEqual([]);
});

/** The props of all components for which something is so, as `Component.prop`. */
const propsThat = (isSo: (prop: OwnProp) => boolean): ReadonlyArray<string> =>
  components.flatMap(({ name, own }) => own.filter(isSo).map((prop) => `${name}.${prop.name}: ${prop.type}`));

it("no component needs the instant that its provider has", () => {
  expect(propsThat(({ name }) => name === "now").length).toBeGreaterThan(15);
  expect(propsThat(({ name, isRequired }) => name === "now" && isRequired)).toEqual([]);
});

it("a total is money; how many there are is a count", () => {
  expect(propsThat(({ name, type }) => name === "total" && type !== "Huf")).toEqual([]);
});

it("what is called begins with `on`", () => {
  const isCalled = ({ name, type }: OwnProp) => /=> void\b/.test(type) && !/^on[A-Z]/.test(name);
  // What a provider gets, such as `navigate`, is a service of the host.
  expect(propsThat(isCalled).filter((prop) => !/^\w+Provider\./.test(prop))).toEqual([]);
});

it("what gives something for each of the host's things ends with `Of`, such as `hrefOf`", () => {
  const isAsked = ({ name, type }: OwnProp) => /^\(.*=> (?!void\b)/.test(type) && !/(?:Of|children)$/.test(name);
  // What a provider gets, such as `imageUrl`, is a service of the host.
  expect(propsThat(isAsked).filter((prop) => !/^\w+Provider\./.test(prop))).toEqual([]);
});

it("every prop says what it takes", () => {
  expect(propsThat(({ type }) => /^(?:any|unknown)$/.test(type))).toEqual([]);
});

/** Their root is one element or another (decision 0113). */
const withoutRef = ["QuantityControl", "ProfileMenu"];

it("a host can place, name and measure the root of each component", () => {
  const lacks = components.filter(
    ({ name, props }) =>
      !/Provider$/.test(name) &&
      !["className", "style", "id", "aria-describedby", ...(withoutRef.includes(name) ? [] : ["ref"])].every((prop) =>
        props.includes(prop),
      ),
  );
  expect(lacks.map(({ name }) => name)).toEqual([]);
});

/** What a declaration shows to hosts: of functions their parameters and results. */
const shownOf = (declaration: ts.Declaration): ReadonlyArray<ts.Node> => {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return [declaration];
  const value = ts.isVariableDeclaration(declaration) ? (declaration.initializer ?? declaration) : declaration;
  if (!ts.isFunctionLike(value)) return [];
  return [...value.parameters, value].flatMap(({ type }) => type ?? []);
};

/** The types that a node names. */
const namedIn = (node: ts.Node): ReadonlyArray<ts.Symbol> => {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : undefined;
  const symbol = name && types.getSymbolAtLocation(name);
  return [...(symbol ? [declaredAs(symbol)] : []), ...node.getChildren().flatMap(namedIn)];
};

const isOurs = ({ flags, declarations = [] }: ts.Symbol): boolean =>
  (flags & ts.SymbolFlags.TypeParameter) === 0 &&
  declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(`${folder}src/`));

it("a host can name each type that what it imports takes or gives", () => {
  const exported = new Set(entries.flatMap(exportsOf));
  const faults = [...exported].flatMap(({ name, declarations = [] }) =>
    declarations
      .flatMap(shownOf)
      .flatMap(namedIn)
      .filter((symbol) => isOurs(symbol) && !exported.has(symbol))
      .map((symbol) => `${name} names ${symbol.name}, which is not exported`),
  );
  expect([...new Set(faults)]).toEqual([]);
});
