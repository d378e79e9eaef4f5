import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../../../../scripts/setup/step.ts";

/** The declaration of a capability's public object, such as `ShopCart`. */
export interface Declaration {
  /** `cart` */
  readonly capability: string;
  readonly file: string;
  /** Its methods and stores, each with the position of its name. */
  readonly members: ReadonlyMap<string, number>;
}

const source = join(root, "packages/core/src");

const parsed = (file: string) => ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);

const membersOf = (node: ts.Node, file: ts.SourceFile): ReadonlyMap<string, number> =>
  new Map(
    ts.isInterfaceDeclaration(node)
      ? node.members.flatMap(({ name }) => (name ? [[name.getText(file), name.getStart(file)]] : []))
      : [],
  );

/** The interfaces in core that the public object and the service share: those with a form. */
export const declarations: ReadonlyArray<Declaration> = globSync("*/service/Shop*.ts", { cwd: source })
  .toSorted()
  .flatMap((path) => {
    const file = join(source, path);
    const tree = parsed(file);
    const declared = tree.statements.find(
      (node) => ts.isInterfaceDeclaration(node) && node.name.text === basename(path, ".ts") && node.typeParameters,
    );
    return declared ? [{ capability: dirname(dirname(path)), file, members: membersOf(declared, tree) }] : [];
  });

/** The members of a capability's service besides the shared ones. */
export const internalOf = ({ capability }: Declaration): ReadonlyArray<string> =>
  globSync(`${capability}/service/Shop*.ts`, { cwd: source }).flatMap((path) => {
    const tree = parsed(join(source, path));
    return tree.statements.flatMap((node) =>
      ts.isInterfaceDeclaration(node) && node.name.text === "Internal" ? [...membersOf(node, tree).keys()] : [],
    );
  });
