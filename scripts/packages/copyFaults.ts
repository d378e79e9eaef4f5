import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRegistry } from "../registry/Registry.ts";
import { root } from "../setup/step.ts";
import { linkCommon } from "./install.ts";

const page = `import "@kamra/ui/styles.css";
export { Button } from "./kamra/button/Button";
export { TextField } from "./kamra/field/TextField";
export { Dialog } from "./kamra/overlay/Dialog";
export { ProductCard } from "./kamra/product/ProductCard";
export { QuantityControl } from "./kamra/product/QuantityControl";
`;
/** As Vite's own template for React has them, and two strict ones more. */
const compilerOptions = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  types: ["vite/client"],
  jsx: "react-jsx",
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedIndexedAccess: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** A new app with React and Vite copies all components by the package's command, checks their types and builds some. */
export function copyFaults(folder: string): ReadonlyArray<string> {
  const ui = join(folder, "node_modules/@kamra/ui/dist");
  const registry: unknown = JSON.parse(readFileSync(join(ui, "registry.json"), "utf8"));
  if (!isRegistry(registry)) return ["@kamra/ui has no registry"];
  const names = registry.items.filter(({ type }) => type === "registry:component").map(({ name }) => name);
  const app = join(folder, "copies");
  mkdirSync(join(app, "src"), { recursive: true });
  linkCommon(["vite", "@vitejs/plugin-react"], folder);
  writeFileSync(join(app, "package.json"), '{ "type": "module" }');
  writeFileSync(join(app, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  writeFileSync(join(app, "src/index.ts"), page);
  const steps = [
    [join(ui, "command.js"), "add", ...names],
    [join(root, "node_modules/typescript7/bin/tsc"), "-p", "."],
    [join(root, "node_modules/vite/bin/vite.js"), "build", "--ssr", "src/index.ts", "--logLevel", "error"],
  ];
  for (const step of steps) {
    const { status, stdout, stderr } = spawnSync(process.execPath, step, { cwd: app, encoding: "utf8" });
    if (status !== 0) return [`copied components: ${step[0]}\n${stdout}${stderr}`];
  }
  console.log(`${names.length} copied components have right types, and five of them are built`);
  return [];
}
