import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const folder = fileURLToPath(new URL("../packages/ui/", import.meta.url));

interface Component {
  readonly name: string;
  readonly props: ReadonlyArray<string>;
  /** The props that we named: those of native elements have the platform's names. */
  readonly own: ReadonlyArray<string>;
}

const typesOf = (file: string): { readonly program: ts.Program; readonly exported: ReadonlyArray<ts.Symbol> } => {
  const config = ts.readJsonConfigFile(`${folder}tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonSourceFileConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram([file], options);
  const source = program.getSourceFile(file);
  const module = source && program.getTypeChecker().getSymbolAtLocation(source);
  return { program, exported: module ? program.getTypeChecker().getExportsOfModule(module) : [] };
};

/** The exported components with their props, as the compiler sees them. */
const componentsOf = (file: string): ReadonlyArray<Component> => {
  const { program, exported } = typesOf(file);
  const types = program.getTypeChecker();
  return exported.flatMap((each) => {
    const symbol = each.flags & ts.SymbolFlags.Alias ? types.getAliasedSymbol(each) : each;
    const [signature] = symbol.valueDeclaration ? types.getTypeOfSymbol(symbol).getCallSignatures() : [];
    const [first] = signature?.parameters ?? [];
    if (first === undefined || !/^[A-Z]/.test(symbol.name)) return [];
    const props = types.getTypeOfSymbol(first).getProperties();
    const own = props.filter(({ declarations = [] }) =>
      declarations.some((declaration) => !declaration.getSourceFile().fileName.includes("/node_modules/")),
    );
    return [{ name: symbol.name, props: props.map(({ name }) => name), own: own.map(({ name }) => name) }];
  });
};

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
  [/^(state|phase)$/, "a word for each: isPending, isSent"],
  [/^(checked|isChecked|isOn|isActive)$/, "isSelected, or what is on: isTicked, isSubscribed"],
];

it("reads the components of the library", () => {
  expect(components.length).toBeGreaterThan(90);
});

it("no prop has another word for what the vocabulary names", () => {
  const faults = components.flatMap(({ name, own }) =>
    own.flatMap((prop) =>
      otherWords.filter(([word]) => word.test(prop)).map(([, ours]) => `${name}: ${prop}, say ${ours}`),
    ),
  );
  expect(faults).toEqual([]);
});

it("what can be chosen has both a value and a handler", () => {
  const isHalf = ({ own }: Component) => own.includes("value") && !own.includes("onChange");
  // A card is a choice of its group, whose handler it calls.
  expect(components.filter(isHalf).map(({ name }) => name)).toEqual(["RadioCard"]);
});

it("a host can place, name and measure the root of each component", () => {
  const lacks = components.filter(
    ({ name, props }) =>
      !/Provider$/.test(name) &&
      !["className", "style", "id", "aria-describedby"].every((prop) => props.includes(prop)),
  );
  expect(lacks.map(({ name }) => name)).toEqual([]);
});
