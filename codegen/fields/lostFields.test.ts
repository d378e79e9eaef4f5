import { join } from "node:path";
import ts from "typescript";
import { describe, expect, inject, it } from "vitest";
import { loadDocuments } from "../decoders/loadDocuments.ts";
import { root } from "../../scripts/setup/step.ts";
import { makeLosing, nameOf, nullableFields, programWith } from "./lostFields.ts";

const source = join(root, "packages/core/src");
const documents = loadDocuments(source, join(root, "packages/contract/schema"));
const all = nullableFields(documents);
/** All of them in the full run (`npm run test:full -- fields`), else a few that the seed chooses. */
const share = inject("isFull") ? 1 : 20;
const losing = makeLosing(source, documents);
const lost = all
  .filter((_, index) => (index + inject("seed")) % share === 0)
  .map((field, index) => losing(field, `lost${index}`));

const files = new Map(lost.flatMap(({ generated, readers }) => [...generated, ...readers]));
const program = programWith(files, join(root, "packages/core/tsconfig.json"));
const errorsIn = (file: string) =>
  program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));

it("documents select nullable fields that models are read from", () => {
  expect(all.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["ProductCard.smarturl", "ProductCard.min_expiry_days", "OrderFields.pickup.code"]),
  );
  expect(lost.length).toBeGreaterThan(0);
});

describe.each(lost)("without $lost.title", ({ lost: { field }, readers }) => {
  it("the types of what reads the response fail", () => {
    expect(readers.length).toBeGreaterThan(0);
    expect(readers.flatMap(([file]) => errorsIn(file)).join("\n")).toContain(`'${nameOf(field)}'`);
  });
});
