import { type ComponentType, createElement, type ReactNode, useLayoutEffect, useState } from "react";
import { MissingPart } from "./MissingPart.tsx";

interface Around<Props> {
  /** Closes the part; without it the surrounding element closes. */
  readonly close?: (props: Props) => void;
  /** The placeholder while loading. */
  readonly wait?: ReactNode;
}

/**
 * A part of a page whose code loads when it first opens. Without a network a message with a retry replaces it, and the
 * page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { close, wait = null }: Around<Props> = {},
) {
  let loaded: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const isOpen = !("isOpen" in props) || props.isOpen === true;
    const [part, setPart] = useState<{ readonly here: ComponentType<Props> } | "asked" | "missing">(
      loaded === null ? "asked" : { here: loaded },
    );
    useLayoutEffect(() => {
      if (!isOpen || part !== "asked") return;
      let isWanted = true;
      load().then(
        (component) => {
          loaded = component;
          if (isWanted) setPart({ here: component });
        },
        () => {
          if (isWanted) setPart("missing");
        },
      );
      return () => {
        isWanted = false;
      };
    }, [isOpen, part]);
    if (part === "asked") return isOpen && wait;
    if (part !== "missing") return createElement(part.here, props);
    const retry = () => setPart("asked");
    const leave = close && (() => (retry(), close(props)));
    return isOpen && <MissingPart onRetry={retry} onClose={leave} />;
  };
}
