import ts from "typescript";

/** What a component takes a prop for that is left out. */
export type Default = string | number | boolean;

/** A default as a component's parameters write it: `({ isWide = false }: ButtonProps)`. */
interface WrittenDefault {
  readonly type: string;
  readonly prop: ts.Declaration | undefined;
  readonly value: Default;
}

function valueOf(written: ts.Expression | undefined): Default | undefined {
  if (written === undefined) return undefined;
  if (ts.isStringLiteral(written)) return written.text;
  if (ts.isNumericLiteral(written)) return Number(written.text);
  if (written.kind === ts.SyntaxKind.TrueKeyword) return true;
  return written.kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}

function ofParameter({ name, type }: ts.ParameterDeclaration, checker: ts.TypeChecker): ReadonlyArray<WrittenDefault> {
  if (!ts.isObjectBindingPattern(name) || type === undefined || !ts.isTypeReferenceNode(type)) return [];
  const props = checker.getTypeFromTypeNode(type);
  return name.elements.flatMap((element) => {
    const value = valueOf(element.initializer);
    const prop = props.getProperty((element.propertyName ?? element.name).getText())?.declarations?.[0];
    return value === undefined ? [] : [{ type: type.typeName.getText(), prop, value }];
  });
}

/** Finds the default of a prop: where the component itself writes none, that of the parts which it passes the prop on to. */
export function readDefaults(files: ReadonlyArray<ts.SourceFile>, checker: ts.TypeChecker) {
  const written: WrittenDefault[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isParameter(node)) written.push(...ofParameter(node, checker));
    ts.forEachChild(node, read);
  };
  files.forEach(read);
  return (component: string, prop: ts.Symbol): Default | undefined => {
    const all = written.filter(({ prop: declared }) => declared !== undefined && declared === prop.declarations?.[0]);
    const own = all.find(({ type }) => type === `${component}Props`);
    const [first] = all;
    if (own !== undefined || first === undefined) return own?.value;
    return all.every(({ value }) => value === first.value) ? first.value : undefined;
  };
}
