import { type ComponentType, createElement, type ReactNode, useLayoutEffect, useState } from "react";
import { MissingPart } from "./MissingPart.tsx";

interface Around<Props> {
  /** Closes it; where there is none, something around it can be closed. */
  readonly close?: (props: Props) => void;
  /** In its place until it is here. */
  readonly wait?: ReactNode;
}

/**
 * A part of a page whose code comes when it is opened for the first time. Without a network a message with a retry is in its
 * place, and the page stays.
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
