import type { Assets } from "../src/document/Assets.ts";
import type { answerForm, render, sitePaths } from "../src/entry.server.tsx";

/** The page renderer, and the assets of rendered pages. */
export interface StorefrontBuild {
  readonly render: typeof render;
  readonly answerForm: typeof answerForm;
  readonly sitePaths: typeof sitePaths;
  /** The assets of a page built from these source files. */
  readonly assetsOf: (pages: ReadonlyArray<string>) => Assets;
}

/** Whether a module is the server entry, from the build or from Vite. */
export const isServerBuild = (
  module: unknown,
): module is Pick<StorefrontBuild, "answerForm" | "render" | "sitePaths"> =>
  typeof module === "object" &&
  module !== null &&
  ["render", "answerForm", "sitePaths"].every((name) => name in module);
