import { expect, it } from "vitest";
import { readUses } from "./readUses.ts";

const isUsed = (name: string, text: string) => {
  const { imported, named } = readUses(text, { file: "x.tsx" });
  return imported.has(name) || named.has(name);
};

it.each([
  ['import { double } from "./double.ts";\nconsole.log(1);'],
  ['import { double as twice } from "./double.ts";'],
  ["function double(a: number) { return a * 2; }\nexport const four = double(2);"],
  ["const double = (a: number) => a * 2;\nexport const row = [1, 2].map(double);"],
  ["const Double = () => null;\nexport const Page = () => <Double />;", "Double"],
  ["export const answers = (service: Service) => service.double(2);"],
  ['export const load = async () => (await import("./double.ts")).double;'],
])("%j is a use", (text, name = "double") => {
  expect(isUsed(name, text)).toBe(true);
});

it.each([
  ["export function double(a: number) { return a * 2; }"],
  ['export { double } from "./double.ts";'],
  ['export * from "./double.ts";'],
  ["/** @example double(2) // => 4 */\nexport const four = 4;"],
  ["export const double = (a: number): number => (a > 9 ? a : double(a + 1));"],
  ["interface Service { double(a: number): number }"],
])("%j is not a use", (text) => {
  expect(isUsed("double", text)).toBe(false);
});

it("a page that a route exports again is used, because the router loads whole route files", () => {
  const text = 'export { double as loader } from "./double.ts";\nexport const isPublic = true;';
  const uses = (file: string) => readUses(text, { file }).imported;
  expect(uses("features/cart/route.ts")).toEqual(new Set(["double"]));
  expect(uses("features/checkout/billing.route.ts")).toEqual(new Set(["double"]));
  expect(uses("features/cart/reroute.ts")).toEqual(new Set());
});
