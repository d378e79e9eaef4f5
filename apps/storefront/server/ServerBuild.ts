import type { render } from "../src/entry.server.tsx";

/** The module that the server's build, or Vite from the sources, makes of src/entry.server.tsx. */
export interface ServerBuild {
  readonly render: typeof render;
}

export const isServerBuild = (module: unknown): module is ServerBuild =>
  typeof module === "object" && module !== null && "render" in module;
