import type { AriaAttributes, ComponentProps, JSX } from "react";

/** What a component passes on to its root element: a host places, names, measures and tags it by these. */
export type RootProps<Tag extends keyof JSX.IntrinsicElements> = AriaAttributes &
  Pick<ComponentProps<Tag>, "className" | "id" | "ref" | "style"> & {
    readonly [name: `data-${string}`]: unknown;
  };
