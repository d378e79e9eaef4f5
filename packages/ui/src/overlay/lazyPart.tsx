import { type ComponentType, createElement, type ReactNode, useLayoutEffect, useState } from "react";
import { MissingPart } from "./MissingPart.tsx";

/** What surrounds a part whose code loads later. */
export interface LazyPartOptions<Props> {
  /** Closes the part; without it the surrounding element closes. */
  readonly close?: (props: Props) => void;
  /** The placeholder while loading. */
  readonly wait?: ReactNode;
}

/** A component whose code loads later. */
export interface LazyPart<Props> {
  /** Its content, null while there is nothing to show. */
  (props: Props): ReactNode;
  /** Loads the code ahead of opening, on touch or focus of the control. A failure is shown when the part opens. */
  readonly prepare: () => void;
}

/**
 * A part of a page whose code loads when it first opens, or before, when its `prepare` is called. Without a network a message with a
 * retry replaces it, and the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { close, wait = null }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const ready = async () => {
    loaded = await load();
  };

  function Part(props: Props) {
    const isOpen = !("isOpen" in props) || props.isOpen === true;
    const [status, setStatus] = useState<"asked" | "arrived" | "missing">("asked");
    const isWaiting = isOpen && loaded === null && status !== "missing";
    useLayoutEffect(() => {
      if (!isWaiting) return;
      ready().then(
        () => setStatus("arrived"),
        () => setStatus("missing"),
      );
    }, [isWaiting]);
    if (loaded !== null) return createElement(loaded, props);
    if (status !== "missing") return isOpen && wait;
    const retry = () => setStatus("asked");
    const leave = close && (() => (retry(), close(props)));
    return isOpen && <MissingPart onRetry={retry} onClose={leave} />;
  }

  return Object.assign(Part, {
    prepare: () => void ready().catch(() => undefined),
  });
}
