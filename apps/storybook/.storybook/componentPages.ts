import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toId } from "storybook/internal/csf";
import { purposes } from "./purposes.ts";

const source = fileURLToPath(new URL("../../../packages/ui/src/", import.meta.url));

/** The page of each component, by the component's name: `components-actions-button--docs` of `Button`. */
export const componentPages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync("*/*.page.tsx", { cwd: source }).map((file) => {
      const [, folder = "", name = ""] = /^(\w+)[/\\](\w+)\.page\.tsx$/.exec(file) ?? [];
      const purpose = purposes[folder] ?? `Components/${folder}`;
      // Storybook joins a folder and a file of one name.
      return [name, toId(purpose.endsWith(`/${name.toLowerCase()}`) ? purpose : `${purpose}/${name}`, "docs")];
    }),
  );
