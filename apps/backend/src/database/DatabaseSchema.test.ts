import { sql } from "kysely";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { firstNow } from "../testing/firstNow.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { smallSeed } from "../seed/smallSeed.ts";
import { openDatabase } from "./openDatabase.ts";

/** Every interface and every type alias of the schema, by name. */
function readTypes() {
  const files = globSync(["DatabaseSchema.ts", "tables/*.ts"], { cwd: import.meta.dirname });
  const statements = files.flatMap((file) => [
    ...ts.createSourceFile(file, readFileSync(join(import.meta.dirname, file), "utf8"), ts.ScriptTarget.Latest)
      .statements,
  ]);
  return {
    interfaces: new Map(statements.filter(ts.isInterfaceDeclaration).map((each) => [each.name.text, each])),
    aliases: new Map(statements.filter(ts.isTypeAliasDeclaration).map((each) => [each.name.text, each.type])),
  };
}

const nameOf = (node: ts.Node | undefined): string => (node !== undefined && ts.isIdentifier(node) ? node.text : "");

/** The columns as the types have them: `carts.user_id: null`. */
function declaredColumns(): string[] {
  const { interfaces, aliases } = readTypes();
  const fieldsOf = (name: string): ReadonlyArray<ts.PropertySignature> => {
    const { members, heritageClauses = [] } = interfaces.get(name) ?? expect.fail(`There is no interface ${name}`);
    const inherited = heritageClauses.flatMap(({ types }) =>
      types.flatMap(({ expression }) => fieldsOf(nameOf(expression))),
    );
    return [...inherited, ...members.filter(ts.isPropertySignature)];
  };
  const isNullable = (type: ts.TypeNode | undefined): boolean => {
    if (type === undefined) return false;
    if (ts.isUnionTypeNode(type)) return type.types.some(isNullable);
    if (ts.isLiteralTypeNode(type)) return type.literal.kind === ts.SyntaxKind.NullKeyword;
    if (!ts.isTypeReferenceNode(type)) return false;
    // Of a `ColumnType` or `Generated`, the first parameter is what a select gives.
    return isNullable(aliases.get(nameOf(type.typeName)) ?? type.typeArguments?.[0]);
  };
  return fieldsOf("DatabaseSchema").flatMap(({ name: table, type }) =>
    fieldsOf(type !== undefined && ts.isTypeReferenceNode(type) ? nameOf(type.typeName) : "").map(
      (column) => `${nameOf(table)}.${nameOf(column.name)}${isNullable(column.type) ? ": null" : ""}`,
    ),
  );
}

/** The same as the migrations make them. PostgreSQL does not know which columns of a view can be null. */
async function migratedColumns(): Promise<string[]> {
  const { db, close } = await openDatabase(await testDatabase({ seed: smallSeed, now: new Date(firstNow) }));
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name
      || case when is_nullable = 'YES' and table_type = 'BASE TABLE' then ': null' else '' end as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
  await close();
  return rows.map(({ column }) => column);
}

it("declares the columns that the migrations make, and which of them can be null", async () => {
  expect(declaredColumns().toSorted()).toEqual((await migratedColumns()).toSorted());
});
