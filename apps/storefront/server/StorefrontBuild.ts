import type { Assets } from "../src/document/Assets.ts";
import type { render } from "../src/entry.server.tsx";

/** What renders pages, and what the rendered pages load. */
export interface StorefrontBuild {
  readonly render: typeof render;
  /** What a page that is made of these source files loads. */
  readonly assetsOf: (pages: ReadonlyArray<string>) => Assets;
}

/** Whether a module is the one that the server's build, or Vite from the sources, makes of src/entry.server.tsx. */
export const isServerBuild = (module: unknown): module is Pick<StorefrontBuild, "render"> =>
  typeof module === "object" && module !== null && "render" in module;
