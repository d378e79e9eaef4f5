import { build } from "esbuild";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";
import { pureCalls } from "./pureCalls.ts";

const modules: Readonly<Record<string, string>> = {
  "/src/entry.ts": 'export { used } from "./parts.ts";',
  "/src/parts.ts": `
    declare function make<A>(value: A): { readonly of: (value: A) => A; readonly then: { add(value: A): A } };
    export const used = () => "used";
    export const table = make({ "in an object": make(1).of(2) }).then.add("chained");
    export const list = [new Map([[make("in a list"), 1]])];
    export class Failure extends make(Object) {}
    export const spread = { ..."in a spread".trim().split(" ") };
    export const later = () => make("in a function");
    make("for its effect");`,
};

/** What an app keeps that uses one of the parts, by a bundler that knows nothing of side effects but the marks. */
async function keptOf(plugins: ReadonlyArray<typeof pureCalls>): Promise<string> {
  const bundle = await rolldown({
    input: "/src/entry.ts",
    treeshake: false,
    plugins: [
      { name: "memory", resolveId: (id) => `/src/${id.split("/").at(-1)}`, load: (id) => modules[id] ?? null },
      ...plugins,
    ],
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const built = await build({
    stdin: { contents: output[0].code },
    bundle: true,
    format: "esm",
    write: false,
    minifySyntax: true,
  });
  return built.outputFiles.map(({ text }) => text).join("");
}

it("a bundler leaves out constants and classes that calls make, when nobody uses them", async () => {
  const kept = await keptOf([pureCalls]);
  expect(kept).toContain("used");
  for (const unused of ["in an object", "chained", "in a list", "Object", "in a function", "in a spread"])
    expect(kept).not.toContain(unused);
});

it("a call that stands alone stays, and without the marks all do", async () => {
  expect(await keptOf([pureCalls])).toContain("for its effect");
  const unmarked = await keptOf([]);
  for (const each of ["in an object", "chained", "in a list", "Object", "in a spread"])
    expect(unmarked).toContain(each);
});
