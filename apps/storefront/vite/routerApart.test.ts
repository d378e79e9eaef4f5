import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import { routerApart } from "./routerApart.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

const sources: Readonly<Record<string, string>> = {
  "src/entry.ts": `
    import { createStaticRouter, matchRoutes, RouterProvider } from "react-router-dom";
    export { createStaticRouter, matchRoutes, RouterProvider };
    export const later = () => import("./later.ts");
  `,
  "src/later.ts": `export { createBrowserRouter } from "react-router-dom";`,
};

const virtual: Plugin = {
  name: "virtual",
  enforce: "pre",
  resolveId: (id) => {
    const file = id.replace("./", "src/");
    return file in sources ? root + file : null;
  },
  load: (id) => sources[id.slice(root.length)],
};

/** Not minified: functions are told apart by their names. */
async function builtFiles(options: { readonly ofRouters?: ReadonlyArray<string> } = {}) {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [virtual, routerApart({ importer: "src/later.ts", ...options })],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: "src/entry.ts", preserveEntrySignatures: "strict" },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("The build has one output");
  return built.output.filter((file) => file.type === "chunk");
}

const functionsOf = (code: string) => [...code.matchAll(/^(?:async )?function (\w+)/gm)].map(([, name = ""]) => name);

test("the whole router comes later, alone, and has what it needs", async () => {
  const files = await builtFiles();
  const later = files.find(({ isDynamicEntry }) => isDynamicEntry);
  const first = files.filter((file) => file !== later).map(({ code }) => code);
  const ofFirst = first.flatMap(functionsOf);
  const ofLater = functionsOf(later?.code ?? "");
  expect(ofFirst).toContain("RouterProvider");
  expect(ofFirst).not.toContain("createRouter");
  expect(ofLater).toContain("createRouter");
  expect(ofLater.filter((name) => ofFirst.includes(name))).toEqual([]);
  // Set after its class.
  expect(later?.code).toMatch(/\b_routes = .*new WeakMap/);
});

test("a name that React Router does not declare fails the build", async () => {
  await expect(builtFiles({ ofRouters: ["createRouter", "renamedInternal"] })).rejects.toThrow(
    "declares no renamedInternal",
  );
});
