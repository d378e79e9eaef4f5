import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const siblings = fileURLToPath(new URL("siblings.ts", import.meta.url));

/** Lets each file of stories tell its exports to the controls. */
export const tellSiblings = (): Plugin => ({
  name: "tell-siblings",
  transform: (code, id) =>
    id.endsWith(".stories.tsx")
      ? {
          code: `${code}
import * as ownStories from "./${basename(id)}";
import { remember } from ${JSON.stringify(siblings)};
remember(${JSON.stringify(id)}, ownStories);`,
          map: null,
        }
      : undefined,
});
