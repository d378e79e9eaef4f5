import { lazyPart } from "@kamra/ui";
import type { ComponentType } from "react";
import { tolerate } from "../../browser/toleratedFailures.ts";

/** A part whose code loads when it is first rendered, in a browser only. The page does without it when the code cannot be loaded. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props>(() =>
    load().catch((error: unknown) => {
      tolerate(error);
      return () => null;
    }),
  );
