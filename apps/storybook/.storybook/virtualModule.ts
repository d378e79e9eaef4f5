import type { Plugin } from "vite";

/** Gives pages and controls what the build finds out, as the module `virtual:NAME`. */
export const virtualModule = (name: string, find: () => unknown): Plugin => ({
  name,
  resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : undefined),
  load: (id) => (id === `\0virtual:${name}` ? `export default ${JSON.stringify(find())}` : undefined),
});
