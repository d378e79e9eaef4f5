/// <reference types="vite/types/importMeta.d.ts" />
import ts from "typescript";
import { expect, it } from "vitest";

const source = decodeURIComponent(new URL("../", import.meta.url).pathname);

/** The handlers of each component that `index.ts` exports, as declared here: not those that React Aria's props bring. */
function declaredHandlers(): ReadonlyArray<readonly [component: string, handler: string]> {
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
      .filter(({ name }) => /^on[A-Z]/.test(name))
      .filter(({ declarations = [] }) => declarations.some((each) => each.getSourceFile().fileName.startsWith(source)))
      .map(({ name }) => [component, name] as const);
  });
}

const stories = Object.values(
  import.meta.glob<string>("../**/*.stories.tsx", { query: "?raw", import: "default", eager: true }),
);
const storiesOf = (component: string) =>
  stories.filter((text) => new RegExp(`component: ${component}\\b|<${component}\\b`).test(text));

/** These pass what they are given to the same link or button that the others are made of. */
const passedOn = new Set(["BareLink", "Link", "ButtonLink", "IconButton"]);

const handlers = declaredHandlers().filter(([component]) => !passedOn.has(component));

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
