import type { Assets } from "../src/document/Assets.ts";
import type { answerForm, render } from "../src/entry.server.tsx";

/** The page renderer, and the assets of rendered pages. */
export interface StorefrontBuild {
  readonly render: typeof render;
  readonly answerForm: typeof answerForm;
  /** The assets of a page built from these source files. */
  readonly assetsOf: (pages: ReadonlyArray<string>) => Assets;
}

/** Whether a module is the server entry, from the build or from Vite. */
export const isServerBuild = (module: unknown): module is Pick<StorefrontBuild, "answerForm" | "render"> =>
  typeof module === "object" && module !== null && "render" in module && "answerForm" in module;
