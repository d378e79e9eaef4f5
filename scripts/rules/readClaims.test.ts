import { expect, it } from "vitest";
import { readClaims } from "./readClaims.ts";

const read = (text: string) =>
  readClaims(text, { file: "x.tsx" }).map(({ rule, name, signature, examples }) => ({
    rule,
    name,
    signature,
    examples,
  }));

it("every number is read, one or several on a line, with the declaration's examples", () => {
  const text = `/**
 * Doubles.
 *
 * @rule PRICE-1, PRICE-2
 * @rule PRICE-3
 * @example double(2) // => 4
 * @example double(3) // => 6
 */
export function double(amount: number, { by = 2 }: { readonly by?: number } = {}): number {
  return amount * by;
}
`;
  const carrier = {
    name: "double",
    signature: "function double(amount: number, { by = 2 }: { readonly by?: number } = {}): number",
    examples: ["double(2) // => 4", "double(3) // => 6"],
  };
  expect(read(text)).toEqual(["PRICE-1", "PRICE-2", "PRICE-3"].map((rule) => ({ rule, ...carrier })));
});

it.each([
  ['/** @rule CAT-3 */\nexport const ids: ReadonlyArray<string> = ["3"];', "const ids: ReadonlyArray<string>"],
  ["/** @rule CAT-3 */\nexport const Crumbs = ({ of }: Props) => <p>{of}</p>;", "const Crumbs = ({ of }: Props)"],
  ["/** @rule CAT-3 */\nexport const Crumbs = memo(({ of }: Props) => <p>{of}</p>);", "const Crumbs = ({ of }: Props)"],
  ["/** @rule CAT-3 */\nexport type Id = string | null;", "type Id = string | null"],
  ["/** @rule CAT-3 */\nexport interface Ids extends Base {\n  readonly id: string;\n}", "interface Ids extends Base"],
  ["/** @rule CAT-3 */\nexport class Ids extends Base<{ a: 1 }> {\n  a = 1;\n}", "class Ids extends Base<{ a: 1 }>"],
  [
    "/** @rule CAT-3 */\nfunction f(a: 1): 2;\nfunction f(a: 3): 4;\nfunction f(a: number): number {\n  return a;\n}",
    "function f(a: 1): 2\nfunction f(a: 3): 4",
  ],
  [
    "const outer = () => {\n  /** @rule CAT-3 */\n  const inner = (a: number) => a;\n  return inner;\n};",
    "const inner = (a: number)",
  ],
  ["interface Calls {\n  /** @rule CAT-3 */\n  call(a: string): void;\n}", "call(a: string): void"],
])("the declaration of %j is read", (text, signature) => {
  expect(read(text)).toMatchObject([{ rule: "CAT-3", signature }]);
});

it("a tag without a declaration is refused", () => {
  expect(() => read("/** @rule CAT-3 */\nf();\n")).toThrow("x.tsx: of 1 @rule tags 0 belong to a declaration");
});
