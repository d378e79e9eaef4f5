/// <reference types="vite/types/importMeta.d.ts" />
import ts from "typescript";
import { expect, it } from "vitest";

const source = decodeURIComponent(new URL("../", import.meta.url).pathname);

interface DeclaredProp {
  readonly component: string;
  readonly name: string;
  readonly description: string;
}

/** The props of each component that `index.ts` exports, as declared here: not those that the browser or React Aria brings. */
function declaredProps(): ReadonlyArray<DeclaredProp> {
  const file = ts.readJsonConfigFile(`${source}../tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonSourceFileConfigFileContent(file, ts.sys, `${source}..`);
  const program = ts.createProgram([`${source}index.ts`], options);
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(`${source}index.ts`);
  const module = index && checker.getSymbolAtLocation(index);
  if (module === undefined) throw new Error("index.ts cannot be read");
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const component = /^(\w+)Props$/.exec(exported.name)?.[1];
    if (component === undefined) return [];
    return checker
      .getDeclaredTypeOfSymbol(checker.getAliasedSymbol(exported))
      .getProperties()
      .filter(({ declarations = [] }) => declarations.some((each) => each.getSourceFile().fileName.startsWith(source)))
      .map((prop) => ({
        component,
        name: prop.name,
        description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
      }));
  });
}

const props = declaredProps();

it("every prop says in a sentence what it is for", () => {
  expect(props.length).toBeGreaterThan(500);
  const silent = props.filter(({ description }) => !/^[A-Z0-9`"].*[.:)`]$/s.test(description.trim()));
  expect(
    silent.map(({ component, name, description }) => `${component}.${name}: ${description}`),
    "Write /** A sentence with its unit and its rule. */ above the prop: Storybook and editors show it.",
  ).toEqual([]);
});

const stories = Object.values(
  import.meta.glob<string>("../**/*.stories.tsx", { query: "?raw", import: "default", eager: true }),
);
const storiesOf = (component: string) =>
  stories.filter((text) => new RegExp(`component: ${component}\\b|<${component}\\b`).test(text));

/** These pass what they are given to the same link or button that the others are made of. */
const passedOn = new Set(["BareLink", "Link", "ButtonLink", "IconButton"]);

const handlers = props
  .filter(({ component, name }) => /^on[A-Z]/.test(name) && !passedOn.has(component))
  .map(({ component, name }) => [component, name] as const);

it("finds the handlers", () => {
  expect(handlers).toContainEqual(["CartLineRow", "onRemove"]);
  expect(handlers).toContainEqual(["FilterDrawer", "onChange"]);
});

it.each(handlers)("a story of %s plays what calls its %s", (component, handler) => {
  const expectation = new RegExp(`expect\\(\\s*(?:\\w+\\.)*${handler}\\s*\\)\\s*\\.toHaveBeen`);
  expect(
    storiesOf(component).some((text) => expectation.test(text)),
    `Give a story of ${component} a \`play\` that ends in \`await expect(args.${handler}).toHaveBeenCalledWith(…)\``,
  ).toBe(true);
});
