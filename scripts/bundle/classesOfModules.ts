import { dirname, join } from "node:path";
import type { Plugin } from "rolldown";
import { cssModule } from "../config/cssModule.ts";

const styleImport = /^import (\w+) from "(\.[^"]+\.module\.css)";$/gm;

/** A component gets its class names only; the rules go into the package's style sheets (bundleStyles.ts). */
export const classesOfModules: Plugin = {
  name: "classes-of-modules",
  transform: {
    filter: { id: /\.tsx?$/, code: ".module.css" },
    handler: (code, id) => ({
      code: code.replace(
        styleImport,
        (_, name: string, path: string) =>
          `const ${name} = ${JSON.stringify(cssModule(join(dirname(id), path)).classes)};`,
      ),
    }),
  },
};
